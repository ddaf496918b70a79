import { RotateCcw, Trash2 } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { StoppedWork } from '#contract/operations/schemas.ts'
import { Button } from '#web/ui/button.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { momentText } from './amounts.ts'

interface StoppedWorkCardProps {
  work: StoppedWork
  isChanging: boolean
  onResend: () => void
  onDrop: () => void
}

/** A background job that used up its retries, with its error and its actions. */
export function StoppedWorkCard({ work, isChanging, onResend, onDrop }: StoppedWorkCardProps) {
  const { t } = useTranslation()
  return (
    <Slip
      as="li"
      body={
        <>
          <h3 className="font-semi break-words">
            {t('system.work', { task: work.task, number: work.id })}
          </h3>
          <p className="text-small text-fg-2 tabular-nums">
            {t('system.workStopped', { at: momentText(work.stoppedAt), tries: work.tries })}
          </p>
          <p className="break-words">{work.problem || t('system.unknown')}</p>
        </>
      }
      stub={
        <>
          <Button kind="quiet" size="sm" icon={Trash2} disabled={isChanging} onClick={onDrop}>
            {t('system.drop')}
          </Button>
          <Button kind="sec" size="sm" icon={RotateCcw} loading={isChanging} onClick={onResend}>
            {t('system.resend')}
          </Button>
        </>
      }
    />
  )
}
