import type { ComponentType } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { JobFilterChoices, JobFilters, LoosenedSearch } from '#contract/job-search/schemas.ts'
import type { JobCard } from '#contract/jobs/schemas.ts'
import { limits } from '#contract/limits.ts'
import type { ListPart } from '#web/lib/api/api.ts'
import type { OrFailure } from '#web/lib/api/or-failure.ts'
import { paths } from '#web/lib/paths.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useIsSearching, useRequestedSearch } from '#web/lib/use-requested-search.ts'
import { findPublicJobs } from '#web/features/jobs/job-calls.ts'
import { cursorName, readFilters, readPortions, toSearch } from './job-filters.ts'
import { JobFinder } from './job-finder.tsx'
import { addressOf } from './preset-search.ts'
import type { PresetSearch } from './preset-search.ts'
import { JobResults } from './job-results.tsx'
import { NothingFound, SearchFailed, WhileSearching } from './search-states.tsx'
import { useSearchChange } from './use-search-change.ts'

interface PublicSearchProps {
  jobs: OrFailure<ListPart<JobCard[]>>
  choices: JobFilterChoices
  /** Alternatives for a search without results. */
  loosened?: LoosenedSearch | undefined
  /** Stands among the first cards. */
  Aside: ComponentType<{ filters: JobFilters }>
  /** The preset filters of a landing page. */
  preset?: PresetSearch
}

/** The public search. It works with plain links and forms; JavaScript makes it faster. */
export function PublicSearch({ jobs, choices, loosened, Aside, preset }: PublicSearchProps) {
  const api = useApi()
  const navigate = useNavigate()
  const isSearching = useIsSearching()
  const revalidator = useRevalidator()
  const [search] = useSearchParams()
  const filters = { ...readFilters(search), ...preset?.filters }
  const requested = { ...readFilters(useRequestedSearch()), ...preset?.filters }
  const change = useSearchChange(requested, preset)
  const cursor = search.get(cursorName) ?? undefined

  return (
    <>
      <JobFinder
        filters={requested}
        choices={choices}
        action={paths.publicJobs()}
        onChange={change}
        count={async (draft, signal) =>
          (await findPublicJobs(api, draft, { limit: 1, signal })).total
        }
      />
      <div className="wrap">
        <WhileSearching isLoading={isSearching}>
          {!jobs.ok ? (
            <SearchFailed
              failure={jobs}
              allJobs={paths.publicJobs()}
              isTrying={revalidator.state === 'loading'}
              onRetry={() => void revalidator.revalidate()}
            />
          ) : jobs.value.items.length === 0 ? (
            <NothingFound
              filters={filters}
              allJobs={paths.publicJobs()}
              loosened={loosened}
              toAddress={(next) => addressOf(next, preset)}
              toJob={(job) => paths.publicJob(job.slug)}
            />
          ) : (
            <JobResults
              key={toSearch(filters, { cursor })}
              loaded={jobs.value}
              aside={<Aside filters={filters} />}
              filters={filters}
              toAddress={(next) => addressOf(next, preset)}
              toJob={(job) => paths.publicJob(job.slug)}
              moreHref={(next) => addressOf(filters, preset, { cursor: next })}
              loadMore={(next, signal) =>
                findPublicJobs(api, filters, {
                  limit: limits.searchPageDefault,
                  cursor: next,
                  signal,
                })
              }
              onMore={() =>
                void navigate(
                  addressOf(filters, preset, { cursor, portions: readPortions(search) + 1 }),
                  { replace: true, preventScrollReset: true },
                )
              }
            />
          )}
        </WhileSearching>
      </div>
    </>
  )
}
