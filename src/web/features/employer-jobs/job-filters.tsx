import { jobStates, stateCountName, stateNames } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { JobFilter } from './load-own-jobs.ts'

type Props = {
  filter: JobFilter
  /** Of all the employer's jobs, by state. */
  counts: Readonly<Record<string, number>>
  onChange: (changes: { q?: string; state?: string }) => void
}

/** Narrows the jobs to a text and a state that some have. The server filters. */
export function JobFilters({ filter, counts, onChange }: Props) {
  const { t } = useTranslation()
  const search = useSearchText(filter.q, (q) => onChange({ q }))
  const countOf = (name: string) => counts[name] ?? 0
  const shown = jobStates.filter(
    (state) => state === filter.state || countOf(stateCountName(state)) > 0,
  )
  return (
    <div className="manage__filters">
      <SearchBox
        label={t('dashboard.search')}
        placeholder={t('dashboard.search')}
        maxLength={limits.searchTextLength}
        value={search.text}
        onType={search.type}
        onEnter={search.submit}
      />
      <SelectField
        name="state"
        label={t('dashboard.filter')}
        value={filter.state ?? ''}
        onChange={(event) => onChange({ q: search.settle(), state: event.target.value })}
        options={[
          { value: '', label: t('dashboard.allJobs', { total: countOf('total') }) },
          ...shown.map((state) => ({
            value: state,
            label: t('dashboard.filterCount', {
              status: t(stateNames[state]),
              total: countOf(stateCountName(state)),
            }),
          })),
        ]}
      />
    </div>
  )
}
