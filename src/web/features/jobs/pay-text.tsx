import { payFigures, payLine } from '#contract/jobs/pay.ts'
import type { PaidJob } from '#contract/jobs/pay.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

type Props = { job: PaidJob }

/** The pay in large type, with '/ month' in small type. */
export function PayText({ job, hasWords = false }: Props & { hasWords?: boolean }) {
  const { t } = useTranslation()
  const line = payFigures(job.pay)
  const words = hasWords && line !== undefined ? payLine(job).words : ''
  return (
    <>
      <p className="money">
        {line === undefined ? (
          job.salary.trim()
        ) : (
          <MarkedText text={t.say(line)} parts={{ unit: <small /> }} />
        )}
      </p>
      {words !== '' && <p className="text-fg-2">{words}</p>}
    </>
  )
}

/** The pay for narrow places, on phones without the month. */
export function ShortPayText({ job }: Props) {
  const { t } = useTranslation()
  const line = payFigures(job.pay)
  return (
    <p className="money m-0! text-lead! whitespace-nowrap max-w-36 overflow-hidden text-ellipsis">
      {line === undefined ? (
        job.salary.trim()
      ) : (
        <MarkedText text={t.say(line)} parts={{ unit: <small className="max-sm:hidden" /> }} />
      )}
    </p>
  )
}
