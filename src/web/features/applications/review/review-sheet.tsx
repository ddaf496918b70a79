import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useDraftCount } from '#web/lib/forms/use-draft-count.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { noFilters } from './review-filters.ts'
import type { ReviewFilters } from './review-filters.ts'
import { useReviewSelects } from './use-review-selects.ts'

interface ReviewSheetProps {
  open: boolean
  filters: ReviewFilters
  count: (filters: ReviewFilters, signal: AbortSignal) => Promise<number>
  onClose: () => void
  onShow: (filters: ReviewFilters) => void
}

/** The filters on a phone. They apply when the sheet's button is pressed. */
export function ReviewSheet({ open, filters, count, onClose, onShow }: ReviewSheetProps) {
  const { t } = useTranslation()
  const selects = useReviewSelects()
  const [draft, setDraft] = useState(filters)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(filters)
  }
  const found = useDraftCount({ draft, key: JSON.stringify(draft), isRequested: open, count })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('review.filters')}
      closeLabel={t('review.closeFilters')}
      footer={
        <>
          <Button kind="quiet" onClick={() => setDraft({ ...noFilters, q: draft.q })}>
            {t('review.clearFilters')}
          </Button>
          <Button onClick={() => onShow(draft)}>
            <span aria-live="polite">
              {found === undefined ? t('review.show') : t('review.showCount', { count: found })}
            </span>
          </Button>
        </>
      }
    >
      {selects.map(({ name, label, any, options }) => (
        <ChoiceGroup
          key={name}
          id={`sheet-${name}`}
          type="radio"
          name={`sheet-${name}`}
          label={label}
          options={[{ value: '', label: any }, ...options]}
          selected={[draft[name]]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      ))}
    </Sheet>
  )
}
