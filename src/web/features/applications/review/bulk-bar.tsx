import { Check, X } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import type { Decision } from './use-decide.ts'

type BulkBarProps = {
  count: number
  /** The status that they all have. */
  status: string
  busy: Decision | undefined
  onDecide: (decision: Decision) => void
  onClear: () => void
}

/** What can be done with the picked applicants, at the foot of the window. */
export function BulkBar({ count, status, busy, onDecide, onClear }: BulkBarProps) {
  const { t } = useTranslation()
  return (
    <section className="bulkbar" aria-label={t('review.pickedBar')} data-bottom-bar>
      <div className="bulkbar__in">
        <output className="bulkbar__count">{t('review.picked', { count })}</output>
        <Button kind="quiet" size="sm" onClick={onClear}>
          {t('review.clearPicked')}
        </Button>
        <div className="bulkbar__acts">
          {status !== 'rejected' && (
            <Button
              kind="danger-outline"
              icon={X}
              loading={busy === 'rejected'}
              disabled={busy === 'shortlisted'}
              onClick={() => onDecide('rejected')}
            >
              {t('review.reject')}
            </Button>
          )}
          {status !== 'shortlisted' && (
            <Button
              kind="success"
              icon={Check}
              loading={busy === 'shortlisted'}
              disabled={busy === 'rejected'}
              onClick={() => onDecide('shortlisted')}
            >
              {t('review.shortlist')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
