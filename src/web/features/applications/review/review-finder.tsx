import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { limits } from '#contract/limits.ts'
import { useSearchText } from '#web/lib/use-search-text.ts'
import { FilterButton } from '#web/ui/filter-button.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { reviewSelects } from './review-filters.ts'
import type { ReviewFilters } from './review-filters.ts'
import { ReviewSheet } from './review-sheet.tsx'

interface ReviewFinderProps {
  filters: ReviewFilters
  onChange: (changes: Partial<ReviewFilters>) => void
  /** How many applicants of this tab these filters would find. */
  count: (filters: ReviewFilters, signal: AbortSignal) => Promise<number>
}

/** Searches and filters the applicants: side by side on a desktop, with a sheet on phones. */
export function ReviewFinder({ filters, onChange, count }: ReviewFinderProps) {
  const { t } = useTranslation()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const search = useSearchText(filters.q, (q) => onChange({ q }))
  return (
    <div className="row mb-3.5 items-stretch">
      <SearchBox
        className="grow min-w-0"
        label={t('review.search')}
        placeholder={t('review.searchExample')}
        maxLength={limits.searchTextLength}
        value={search.text}
        onType={search.type}
        onEnter={search.submit}
      />
      {reviewSelects.map(({ name, label, any, options }) => (
        <SelectField
          key={name}
          id={`review-${name}`}
          className="only-d w-52 flex-none"
          label={t(label)}
          isLabelHidden
          placeholder={t(any)}
          options={options.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
          value={filters[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
      <FilterButton
        className="only-p"
        label={t('review.filters')}
        isWordless
        inUse={reviewSelects.filter(({ name }) => filters[name] !== '').length}
        isOpen={isSheetOpen}
        onOpen={() => setSheetOpen(true)}
      />
      <ReviewSheet
        open={isSheetOpen}
        filters={filters}
        count={count}
        onClose={() => setSheetOpen(false)}
        onShow={(next) => {
          setSheetOpen(false)
          onChange(next)
        }}
      />
    </div>
  )
}
