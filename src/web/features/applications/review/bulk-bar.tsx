import { CalendarPlus, Check, X } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import type { ApplicantStage } from '#contract/applications/stages.ts'
import { decisions, isAllowed, stepsForward } from './decisions.ts'
import type { Decision } from './decisions.ts'

type BulkBarProps = {
  /** Where each of the picked ones stands. */
  stages: readonly ApplicantStage[]
  busy: Decision | undefined
  onDecide: (decision: Decision) => void
  /** Undefined when one of them can't be invited. */
  onInvite: (() => void) | undefined
  onClear: () => void
}

/** What can be done with the picked applicants, at the foot of the window. */
export function BulkBar({ stages, busy, onDecide, onInvite, onClear }: BulkBarProps) {
  const { t } = useTranslation()
  const isForAll = (decision: Decision) => stages.every((stage) => isAllowed(decision, stage))
  return (
    <section className="bulkbar" aria-label={t('review.pickedBar')} data-bottom-bar>
      <div className="bulkbar__in">
        <output className="bulkbar__count">{t('review.picked', { count: stages.length })}</output>
        <Button kind="quiet" size="sm" onClick={onClear}>
          {t('review.clearPicked')}
        </Button>
        <div className="bulkbar__acts">
          {isForAll('rejected') && (
            <Button
              kind="danger-outline"
              icon={X}
              loading={busy === 'rejected'}
              disabled={busy !== undefined && busy !== 'rejected'}
              onClick={() => onDecide('rejected')}
            >
              {t('review.reject')}
            </Button>
          )}
          {onInvite && (
            <Button kind="sec" icon={CalendarPlus} disabled={busy !== undefined} onClick={onInvite}>
              {t('review.invite')}
            </Button>
          )}
          {stepsForward.filter(isForAll).map((step) => (
            <Button
              key={step}
              kind="success"
              icon={Check}
              loading={busy === step}
              disabled={busy === 'rejected'}
              onClick={() => onDecide(step)}
            >
              {t(decisions[step].act)}
            </Button>
          ))}
        </div>
      </div>
    </section>
  )
}
