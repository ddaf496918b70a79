import { jobStatuses, toJobStatusWire } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { statusLooks } from './job-status-badge.tsx'
import type { JobFilter } from './load-own-jobs.ts'

type Props = {
  filter: JobFilter
  /** Of all the employer's jobs, by status on the wire. */
  counts: Readonly<Record<string, number>>
  onChange: (changes: { q?: string; status?: string }) => void
}

/** Narrows the jobs to a text and a status. The server filters. */
export function JobFilters({ filter, counts, onChange }: Props) {
  const { t } = useTranslation()
  const search = useSearchText(filter.q, (q) => onChange({ q }))
  const countOf = (name: string) => counts[name] ?? 0
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
        name="status"
        label={t('dashboard.filter')}
        value={filter.status ?? ''}
        onChange={(event) => onChange({ q: search.settle(), status: event.target.value })}
        options={[
          { value: '', label: t('dashboard.allJobs', { total: countOf('total') }) },
          ...jobStatuses.map((status) => ({
            value: status,
            label: t('dashboard.filterCount', {
              status: t(statusLooks[status].textKey),
              total: countOf(toJobStatusWire(status)),
            }),
          })),
        ]}
      />
    </div>
  )
}
