import { RotateCcw, Trash2 } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import type { StoppedWork } from '#contract/operations.ts'
import { Button } from '#web/ui/button.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { momentText } from './amounts.ts'

interface StoppedWorkSlipProps {
  work: StoppedWork
  isChanging: boolean
  onResend: () => void
  onDrop: () => void
}

/** Background work that used up its tries, why, and what may become of it. */
export function StoppedWorkSlip({ work, isChanging, onResend, onDrop }: StoppedWorkSlipProps) {
  const { t } = useTranslation()
  return (
    <Slip
      as="li"
      body={
        <>
          <h3 className="b break-words">
            {t('system.work', { task: work.task, number: work.id })}
          </h3>
          <p className="small t2 num">
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
