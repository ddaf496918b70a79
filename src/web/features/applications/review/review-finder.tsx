import { useState } from 'react'
import type { JobQuestion } from '#contract/jobs/question-schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { limits } from '#contract/limits.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { FilterButton } from '#web/ui/filter-button.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { ReviewFilters } from './review-filters.ts'
import { useReviewSelects } from './use-review-selects.ts'

const loadAnswerSelect = async () => (await import('./answer-select.tsx')).AnswerSelect
const loadSheet = async () => (await import('./review-sheet.tsx')).ReviewSheet

interface ReviewFinderProps {
  filters: ReviewFilters
  /** What the job asks. */
  questions: readonly JobQuestion[]
  onChange: (changes: Partial<ReviewFilters>) => void
  /** Counts the applicants of this tab that match the filters. */
  count: (filters: ReviewFilters, signal: AbortSignal) => Promise<number>
}

/** The search and filters of the applicants: inline on a desktop, in a sheet on phones. */
export function ReviewFinder({ filters, questions, onChange, count }: ReviewFinderProps) {
  const { t } = useTranslation()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const selects = useReviewSelects()
  const search = useSearchText(filters.q, (q) => onChange({ q }))
  return (
    <div className="flex gap-3 mb-3.5 items-stretch max-letters:flex-wrap lg:flex-wrap">
      <SearchBox
        className="flex-1 min-w-0 lg:min-w-56 max-letters:basis-word"
        label={t('review.search')}
        placeholder={t('review.searchExample')}
        maxLength={limits.searchTextLength}
        value={search.text}
        onType={search.type}
        onEnter={search.submit}
      />
      {selects.map(({ name, label, any, options }) => (
        <SelectField
          key={name}
          id={`review-${name}`}
          className="w-44 flex-none max-lg:hidden"
          label={label}
          isLabelHidden
          placeholder={any}
          options={options}
          value={filters[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
      <LazyPart
        load={loadAnswerSelect}
        isRequested={questions.length > 0}
        props={{
          questions,
          value: filters.answer,
          onChange: (answer: string) => onChange({ answer }),
        }}
      />
      <FilterButton
        className="lg:hidden"
        label={t('review.filters')}
        isWordless
        inUse={
          [...selects.map(({ name }) => filters[name]), filters.answer].filter(isChosen).length
        }
        isOpen={isSheetOpen}
        onOpen={() => setSheetOpen(true)}
      />
      <LazyPart
        load={loadSheet}
        isRequested={isSheetOpen}
        onMissed={() => setSheetOpen(false)}
        props={{
          open: isSheetOpen,
          filters,
          questions,
          count,
          onClose: () => setSheetOpen(false),
          onShow: (next: ReviewFilters) => {
            setSheetOpen(false)
            onChange(next)
          },
        }}
      />
    </div>
  )
}

const isChosen = (value: string): boolean => value !== ''
