import { Hourglass, Zap } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Whether a change of a published job waits for an admin. */
export function ReviewMark({ isReviewed }: { isReviewed: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={cx('revmark', !isReviewed && 'revmark--free')}>
      <Icon of={isReviewed ? Hourglass : Zap} />
      {t(isReviewed ? 'jobReview.goesToReview' : 'jobReview.liveAtOnce')}
    </span>
  )
}
