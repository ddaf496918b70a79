import type { RefObject } from 'react'
import { jobGroupNames, jobGroups, stateCountName } from '#contract/jobs/states.ts'
import type { JobGroup } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Chip } from '#web/ui/chip.tsx'
import { CountChip } from '#web/ui/count-chip.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import type { JobFilter, JobListChanges, JobSort } from './load-own-jobs.ts'
import { SortControl } from './sort-control.tsx'

type Props = {
  filter: JobFilter
  sort: JobSort
  /** Of all the employer's jobs, by state. */
  counts: Readonly<Record<string, number>>
  searchRef: RefObject<HTMLInputElement | null>
  onChange: (changes: JobListChanges) => void
}

const groupNames = {
  live: 'dashboard.showLive',
  needsYou: 'dashboard.showNeedsYou',
  pending: 'dashboard.showPending',
  paused: 'dashboard.showPaused',
  ended: 'dashboard.showEnded',
} as const satisfies Record<JobGroup, MessageKey>

/** Narrows the jobs to a group of states and a text, and sorts them. The server does both. */
export function JobFilters({ filter, sort, counts, searchRef, onChange }: Props) {
  const { t } = useTranslation()
  const search = useSearchText(filter.q, (q) => onChange({ q }))
  const show = (group: JobGroup | undefined) => onChange({ q: search.settle(), show: group })
  return (
    <div className="manage__filters">
      <fieldset className="chips manage__chips">
        <legend className="sr-only">{t('dashboard.filter')}</legend>
        <CountChip
          on={filter.group === undefined}
          count={t.number(counts['total'] ?? 0)}
          onClick={() => show(undefined)}
        >
          {t('dashboard.allJobs')}
        </CountChip>
        {jobGroupNames.map((group) => (
          <CountChip
            key={group}
            on={filter.group === group}
            count={t.number(countOf(group, counts))}
            onClick={() => show(group)}
          >
            {t(groupNames[group])}
          </CountChip>
        ))}
        {filter.hasNew && (
          <Chip on onClick={() => onChange({ q: search.settle(), new: undefined })}>
            {t('dashboard.showNew')}
          </Chip>
        )}
      </fieldset>
      <SearchBox
        className="manage__search"
        label={t('dashboard.search')}
        placeholder={t('dashboard.searchHint')}
        maxLength={limits.searchTextLength}
        inputRef={searchRef}
        value={search.text}
        onType={search.type}
        onEnter={search.submit}
      />
      <SortControl
        value={sort}
        onChange={({ by, order }) => onChange({ q: search.settle(), sort: by, order })}
      />
    </div>
  )
}

const countOf = (group: JobGroup, counts: Props['counts']): number =>
  jobGroups[group].reduce((sum, state) => sum + (counts[stateCountName(state)] ?? 0), 0)
