import { useTranslation } from 'react-i18next'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Nobody is in this tab, or nobody is found. */
export function NoApplicants({ q }: { q: string }) {
  const { t } = useTranslation()
  return (
    <div className="slip">
      <EmptyState
        art={<EmptyBoard />}
        title={q === '' ? t('review.none') : t('review.noneFound', { q })}
        text={t(q === '' ? 'review.noneHint' : 'review.noneFoundHint')}
      />
    </div>
  )
}
