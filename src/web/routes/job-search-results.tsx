import { useRevalidator, useSearchParams } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { AlertSlip } from '#web/features/job-alerts/alert-slip.tsx'
import { findJobs, findPublicJobs } from '#web/features/jobs/job-calls.ts'
import {
  isSameSearch,
  readFilters,
  readPortions,
  toSearch,
} from '#web/features/job-search/job-filters.ts'
import { loadLoosened } from '#web/features/job-search/load-loosened.ts'
import { loadPortions } from '#web/features/job-search/load-portions.ts'
import {
  NothingFound,
  SearchFailed,
  WhileSearching,
} from '#web/features/job-search/search-states.tsx'
import { paintedFirstHandle } from '#web/lib/hydration/hydration-handle.ts'
import { orFailure } from '#web/lib/api/or-failure.ts'
import { isRendered } from '#web/lib/api/or-rendered.ts'
import { paths } from '#web/lib/paths.ts'
import { createServerApi } from '#web/lib/api/server-api.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useIsSearching } from '#web/lib/use-requested-search.ts'
import { SkeletonSlips } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/job-search-results'
import { ListAndPane } from './jobs/list-and-pane.tsx'

export const handle = paintedFirstHandle

/** The public result of the same search, or undefined when the page must request its own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const api = createServerApi(context)
  const filters = readFilters(search)
  const jobs = await orFailure(
    loadPortions(readPortions(search), (window) => findPublicJobs(api, filters, window)),
  )
  const loosened = await loadLoosened(api, filters, jobs)
  if (!jobs.ok) return { jobs: undefined, loosened }
  const items = jobs.value.items.map((job) => ({ ...job, alreadyApplied: false }))
  return { jobs: { ...jobs, value: { ...jobs.value, items } }, loosened }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams
  const { signal } = request
  const own = await loadSignedIn(
    'users',
    request,
    async (api) => {
      const filters = readFilters(search)
      const jobs = await orFailure(
        loadPortions(readPortions(search), (window) =>
          findJobs(api, filters, { ...window, signal }),
        ),
      )
      return { jobs, loosened: await loadLoosened(api, filters, jobs) }
    },
    'session.timeout',
  )
  if (own.jobs.ok || own.jobs.status !== 0 || !isRendered(request)) return own
  // Without a connection the jobs stay that the page was rendered with.
  return await serverLoader().catch(() => own)
}
clientLoader.hydrate = true as const

/** A portion added below is already loaded. The address only records it for Back. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href || !isSameSearch(currentUrl, nextUrl)
}

export default function JobSearchResults({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const isSearching = useIsSearching()
  const revalidator = useRevalidator()
  const [search] = useSearchParams()
  const filters = readFilters(search)

  const { jobs, loosened } = loaderData
  if (!jobs) {
    return (
      <div className="mt-4">
        <SkeletonSlips text={t('search.finding')} />
      </div>
    )
  }
  if (!jobs.ok) {
    return (
      <SearchFailed
        failure={jobs}
        allJobs={paths.jobSearch()}
        isTrying={revalidator.state === 'loading'}
        onRetry={() => void revalidator.revalidate()}
      />
    )
  }
  const { sort: _, ...alertSearch } = filters
  const slip = <AlertSlip key={toSearch(alertSearch)} search={alertSearch} />
  return (
    <WhileSearching isLoading={isSearching}>
      {jobs.value.items.length === 0 ? (
        <NothingFound
          filters={filters}
          allJobs={paths.jobSearch()}
          loosened={loosened}
          toAddress={(next) => paths.jobSearch() + toSearch(next)}
          toJob={(job) => paths.jobDetails(job.id)}
          aside={slip}
        />
      ) : (
        <ListAndPane loaded={jobs.value} filters={filters} aside={slip} />
      )}
    </WhileSearching>
  )
}
