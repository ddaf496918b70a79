import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { JobFilters } from '#contract/job-search/schemas.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { useFilterLabels } from './filter-choices.ts'
import { withFilter, withoutFilters } from './job-filters.ts'

interface FilterChipsProps {
  filters: JobFilters
  onChange: (filters: JobFilters) => void
}

/** The active filters. A tap removes one. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useTranslation()
  const labels = useFilterLabels(filters)
  if (labels.length === 0) return null
  return (
    <div className="chips noscript:hidden mt-4">
      {labels.map(({ name, label }) => (
        <Chip
          key={name}
          on
          aria-label={t('search.removeFilter', { filter: label })}
          onClick={() => onChange(withFilter(filters, name, ''))}
        >
          {label}
        </Chip>
      ))}
      <Button kind="quiet" size="sm" onClick={() => onChange(withoutFilters(filters))}>
        {t('search.clearAll')}
      </Button>
    </div>
  )
}
