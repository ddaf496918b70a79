import { useTranslation } from '#web/lib/i18n/translation.ts'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isFiltered } from './review-filters.ts'
import type { ReviewFilters } from './review-filters.ts'

/** The empty state of a tab, or of a search without results. */
export function NoApplicants({
  filters,
  onClear,
}: {
  filters: ReviewFilters
  onClear: () => void
}) {
  const { t } = useTranslation()
  const { q } = filters
  return (
    <div className="slip">
      {isFiltered(filters) ? (
        <EmptyState
          art={<EmptyBoard />}
          title={q === '' ? t('review.noneFiltered') : t('review.noneFound', { q })}
          text={t('review.noneFoundHint')}
          action={
            <Button kind="sec" onClick={onClear}>
              {t('review.showAll')}
            </Button>
          }
        />
      ) : (
        <EmptyState art={<EmptyBoard />} title={t('review.none')} text={t('review.noneHint')} />
      )}
    </div>
  )
}
