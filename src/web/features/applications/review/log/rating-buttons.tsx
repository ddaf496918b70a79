import { ratings } from '#contract/applications/log-options.ts'
import type { Rating } from '#contract/applications/log-options.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

interface RatingButtonsProps {
  value: Rating | null
  isSaving: boolean
  onRate: (rating: Rating) => void
}

/** The team's rating of an applicant, in words. */
export function RatingButtons({ value, isSaving, onRate }: RatingButtonsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="rating">
      <legend className="sr-only">{t('review.rating')}</legend>
      {ratings.map((rating) => (
        <button
          key={rating}
          type="button"
          aria-pressed={rating === value}
          aria-keyshortcuts={String(rating)}
          aria-disabled={isSaving}
          onClick={() => {
            if (!isSaving && rating !== value) onRate(rating)
          }}
        >
          <b>{rating}</b>
          {t(`review.rating.${rating}`)}
        </button>
      ))}
    </fieldset>
  )
}
