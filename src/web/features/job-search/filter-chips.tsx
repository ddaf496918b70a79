import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { quickFilters } from '#contract/job-search/options.ts'
import type { JobFilters } from '#contract/job-search/schemas.ts'
import { optionNumber } from '#web/lib/format/found-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { quickIcons, useFilterLabels } from './filter-choices.ts'
import { withFilter, withoutFilters } from './job-filters.ts'
import { NearMeChip } from './near-me-chip.tsx'
import { useQuickCounts } from './use-option-counts.ts'

interface FilterChipsProps {
  filters: JobFilters
  /** The pincode of the candidate's own address; null until it is loaded. */
  ownPincode?: string | null | undefined
  onChange: (filters: JobFilters) => void
  /** Stands before the chips. */
  lead: ReactNode
}

const allQuick: JobFilters = Object.fromEntries(
  quickFilters.map(({ name, value }) => [name, value]),
)

/** Filters that are one tap away, with how many jobs they find, and the other active ones. A tap removes an active one. */
export function FilterChips({ filters, ownPincode, onChange, lead }: FilterChipsProps) {
  const { t } = useTranslation()
  const labels = useFilterLabels(filters)
  const quickLabels = useFilterLabels(allQuick)
  const countOf = useQuickCounts(filters)
  const isQuick = (name: string, value: string | undefined) =>
    quickFilters.some((quick) => quick.name === name && quick.value === value)
  const others = labels.filter(({ name }) => name !== 'near' && !isQuick(name, filters[name]))
  return (
    <div className="chips chips--row noscript:hidden mt-4">
      {lead}
      <NearMeChip
        filters={filters}
        ownPincode={ownPincode}
        label={labels.find(({ name }) => name === 'near')?.label}
        onChange={onChange}
      />
      {quickFilters.map((quick) => {
        const { name, value } = quick
        const isOn = filters[name] === value
        const count = countOf(quick)
        return (
          <Chip
            key={name}
            on={isOn}
            icon={quickIcons[name]}
            disabled={!isOn && count === 0}
            onClick={() => onChange(withFilter(filters, name, isOn ? '' : value))}
          >
            {quickLabels.find((each) => each.name === name)?.label}
            <span className="chip__count">{count !== undefined && optionNumber(count)}</span>
          </Chip>
        )
      })}
      {others.map(({ name, label }) => (
        <Chip
          key={name}
          on
          aria-label={t('search.removeFilter', { filter: label })}
          onClick={() => onChange(withFilter(filters, name, ''))}
        >
          {label}
        </Chip>
      ))}
      {labels.length > 0 && (
        <Button kind="quiet" size="sm" onClick={() => onChange(withoutFilters(filters))}>
          {t('search.clearAll')}
        </Button>
      )}
    </div>
  )
}
