import { CircleX, UserRoundCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { ClosingAct } from '#contract/jobs/moves.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { isClosedByEmployer } from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'

type Props = {
  closing: { readonly job: FullJob; readonly act: ClosingAct } | undefined
  isSaving: boolean
  onConfirm: (joined: number) => void
  onCancel: () => void
}

/** Asks how many people joined before a job is filled or closed. */
export function JobClosingDialog({ closing, isSaving, onConfirm, onCancel }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const [typed, setTyped] = useState<number>()
  const marked = useMarkedAsJoined(closing?.job.id)
  const joined = typed ?? closing?.job.joinedCount ?? marked ?? 0
  const isFilling = closing?.act !== 'close'
  const state = closing?.job.state
  const isCorrecting = isClosedByEmployer(state)
  const label = t(`jobMenu.${closing?.act ?? 'fill'}`)
  const title = closing?.job.jobTitle ?? ''
  return (
    <Dialog
      open={closing !== undefined}
      onClose={isSaving ? undefined : onCancel}
      title={isCorrecting ? t('jobMenu.joined') : label}
      closeLabel={t('common.close')}
      align="start"
      describe={false}
      actionsInRow
      actions={
        <>
          <Button
            kind={isFilling || isCorrecting ? 'pri' : 'danger-outline'}
            icon={isFilling || isCorrecting ? UserRoundCheck : CircleX}
            loading={isSaving}
            onClick={() => onConfirm(joined)}
          >
            {isCorrecting ? t('jobClosing.save') : label}
          </Button>
          <Button kind="sec" disabled={isSaving} onClick={onCancel}>
            {t(cancelKey(state))}
          </Button>
        </>
      }
    >
      <p>
        <b lang={langOf(title)}>{title}</b>
      </p>
      {!isCorrecting && <p>{t('jobClosing.leavesSearch')}</p>}
      <NumberStepper
        className="mt-4"
        name="joined"
        label={t('jobClosing.howMany')}
        hint={t('jobClosing.guess', { days: limits.joinedDays })}
        lessLabel={t('jobClosing.fewer')}
        moreLabel={t('jobClosing.more')}
        value={joined}
        max={limits.joinedMax}
        onChange={setTyped}
      />
      {marked !== undefined && marked > 0 && (
        <p className="mt-2 text-small text-fg-2">{t('jobClosing.marked', { count: marked })}</p>
      )}
      {!isCorrecting && (
        <p className="mt-4 text-small">
          {t('jobClosing.notifies', { minutes: limits.closingMinutes })}
        </p>
      )}
    </Dialog>
  )
}

/** How many applicants the employer marked as joined; undefined until that is known. */
function useMarkedAsJoined(jobId: string | undefined): number | undefined {
  const api = useApi()
  const [marked, setMarked] = useState<number>()
  useEffect(() => {
    if (jobId === undefined) return undefined
    const controller = new AbortController()
    api
      .call(calls.readJobStatistics, { params: { jobId }, signal: controller.signal })
      .then(({ funnel }) => setMarked(funnel.joined))
      .catch((error: unknown) => {
        // The number is a suggestion. Without a line the person types it.
        if (!(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [api, jobId])
  return marked
}

function cancelKey(state: JobState | undefined) {
  if (isClosedByEmployer(state)) return 'jobClosing.keepNumber'
  return state === 'paused' ? 'jobClosing.keepPaused' : 'jobClosing.keepLive'
}
