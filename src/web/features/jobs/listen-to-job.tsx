import { plainPay } from '#contract/jobs/pay.ts'
import type { LabelledJob } from '#contract/jobs/schemas.ts'
import { jobPlace } from '#web/lib/format/job-place.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useReadAloud } from '#web/lib/speech/use-read-aloud.ts'
import { ListenButton } from '#web/ui/listen-button.tsx'
import { useJobFacts } from './use-job-facts.ts'

/** Reads a job's facts aloud, where the device has a voice for the page's language. */
export function ListenToJob({ job }: { job: LabelledJob }) {
  const { t, locale } = useTranslation()
  const facts = useJobFacts(job)
  const { isPossible, isReading, start, stop } = useReadAloud(locale)
  if (!isPossible) return null
  const head = {
    title: job.jobTitle,
    company: job.companyName,
    place: jobPlace(job),
    pay: plainPay(job, t.say),
  }
  return (
    <ListenButton
      isReading={isReading}
      label={t('listen.start')}
      name={t('listen.job')}
      stopLabel={t('listen.stop')}
      onStart={() =>
        start([
          t('listen.jobHead', head),
          ...facts.map(({ label, value }) => t('listen.fact', { label, value })),
        ])
      }
      onStop={stop}
    />
  )
}
