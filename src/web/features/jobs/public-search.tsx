import {
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import type { JobFilterChoices, LoosenedSearch } from '#contract/job-search.ts'
import type { JobCard } from '#contract/jobs.ts'
import { limits } from '#contract/limits.ts'
import type { ListPart } from '#web/lib/api.ts'
import type { OrFailure } from '#web/lib/or-failure.ts'
import { paths } from '#web/lib/paths.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useWantedSearch } from '#web/lib/use-wanted-search.ts'
import { FilterChips } from './filter-chips.tsx'
import { findPublicJobs } from './job-calls.ts'
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
  /** What else there is, where nothing was found. */
  loosened?: LoosenedSearch | undefined
  /** What the page is about, where it is not about all jobs. */
  preset?: PresetSearch
}

/** The search for everybody: plain links and forms, made quicker where there is JavaScript. */
export function PublicSearch({ jobs, choices, loosened, preset }: PublicSearchProps) {
  const api = useApi()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  const [search] = useSearchParams()
  const filters = { ...readFilters(search), ...preset?.filters }
  const wanted = { ...readFilters(useWantedSearch()), ...preset?.filters }
  const change = useSearchChange(wanted, preset)
  const cursor = search.get(cursorName) ?? undefined

  return (
    <>
      <JobFinder
        filters={wanted}
        choices={choices}
        action={paths.publicJobs()}
        onChange={change}
        count={async (draft, signal) =>
          (await findPublicJobs(api, draft, { limit: 1, signal })).total
        }
      />
      <div className="wrap">
        <FilterChips filters={wanted} choices={choices} onChange={change} />
        <WhileSearching isLoading={navigation.location?.pathname === pathname}>
          {!jobs.ok ? (
            <SearchFailed
              failure={jobs}
              allJobs={paths.publicJobs()}
              isTrying={revalidator.state === 'loading'}
              onRetry={() => void revalidator.revalidate()}
            />
          ) : jobs.value.total === 0 ? (
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
