import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { limits } from '#contract/limits.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { FilterButton } from '#web/ui/filter-button.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { reviewSelects } from './review-filters.ts'
import type { ReviewFilters } from './review-filters.ts'
import { ReviewSheet } from './review-sheet.tsx'

interface ReviewFinderProps {
  filters: ReviewFilters
  onChange: (changes: Partial<ReviewFilters>) => void
  /** Counts the applicants of this tab that match the filters. */
  count: (filters: ReviewFilters, signal: AbortSignal) => Promise<number>
}

/** The search and filters of the applicants: inline on a desktop, in a sheet on phones. */
export function ReviewFinder({ filters, onChange, count }: ReviewFinderProps) {
  const { t } = useTranslation()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const search = useSearchText(filters.q, (q) => onChange({ q }))
  return (
    <div className="flex gap-3 mb-3.5 items-stretch max-letters:flex-wrap">
      <SearchBox
        className="flex-1 min-w-0 max-letters:basis-word"
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
          className="w-52 flex-none max-lg:hidden"
          label={t(label)}
          isLabelHidden
          placeholder={t(any)}
          options={options.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
          value={filters[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
      <FilterButton
        className="lg:hidden"
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
