import { CircleX, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import type { FullJob } from '#contract/jobs/schemas.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'

type Props = {
  closing: { readonly job: FullJob; readonly act: 'fill' | 'close' } | undefined
  isSaving: boolean
  onConfirm: (joined: number) => void
  onCancel: () => void
}

/** Asks how many people joined before a job is filled or closed. */
export function JobClosingDialog({ closing, isSaving, onConfirm, onCancel }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const [joined, setJoined] = useState(closing?.job.joinedCount ?? 0)
  const isFilling = closing?.act !== 'close'
  const state = closing?.job.state
  const isCorrecting = state === 'filled' || state === 'closed'
  const label = t(isFilling ? 'jobMenu.fill' : 'jobMenu.close')
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
        onChange={setJoined}
      />
      {!isCorrecting && (
        <p className="mt-4 text-small">
          {t('jobClosing.notifies', { minutes: limits.closingMinutes })}
        </p>
      )}
    </Dialog>
  )
}

function cancelKey(state: JobState | undefined) {
  if (state === 'filled' || state === 'closed') return 'jobClosing.keepNumber'
  return state === 'paused' ? 'jobClosing.keepPaused' : 'jobClosing.keepLive'
}
