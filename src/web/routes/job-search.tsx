import { Outlet } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { loadSignedIn, requireCandidateProfile } from '#web/features/accounts/session-gate.ts'
import { FilterChips } from '#web/features/jobs/filter-chips.tsx'
import { FollowCard } from '#web/features/jobs/follow-card.tsx'
import { findJobs } from '#web/features/jobs/job-calls.ts'
import { readFilters } from '#web/features/jobs/job-filters.ts'
import { loadChoices } from '#web/features/jobs/load-choices.ts'
import { JobFinder } from '#web/features/jobs/job-finder.tsx'
import { SearchBand } from '#web/features/jobs/search-band.tsx'
import { useSearchChange } from '#web/features/jobs/use-search-change.ts'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LateHelp } from '#web/layout/late-help.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import { paintedFirstHandle } from '#web/lib/late-handle.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { createServerApi } from '#web/lib/server-api.ts'
import { useWantedSearch } from '#web/lib/use-wanted-search.ts'
import { useApi } from '#web/lib/use-api.ts'
import '#web/styles/screens/search.css'
import type { Route } from './+types/job-search'

/** Who is here and what can be chosen; the jobs themselves are the child route's. */
export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('search.pageTitle', matches)
}

export const handle = paintedFirstHandle

/** What everybody gets alike, to be painted before the page knows who is here. */
export async function loader({ context }: Route.LoaderArgs) {
  return { choices: await loadChoices(createServerApi(context)), ownPincode: null }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSignedIn(
    'users',
    request,
    async (api) => {
      const [profile, choices] = await Promise.all([
        requireCandidateProfile(api),
        loadChoices(api, { signal: request.signal }),
      ])
      return { choices, ownPincode: profile.pincode }
    },
    'session.timeout',
  )
}
clientLoader.hydrate = true as const

/** Another search asks neither for the profile nor for the choices again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function JobSearch({ loaderData }: Route.ComponentProps) {
  const api = useApi()
  const { publicUrl, socialLinks } = usePublicConfig()
  const filters = readFilters(useWantedSearch())
  const change = useSearchChange(filters)
  const { choices, ownPincode } = loaderData
  return (
    <CandidatePage current="search" festive>
      {/* What everybody sees of this page is that one. */}
      <link rel="canonical" href={publicUrl + paths.publicJobs()} />
      <SearchBand />
      <JobFinder
        filters={filters}
        choices={choices}
        ownPincode={ownPincode === '' ? undefined : ownPincode}
        onChange={change}
        count={async (draft, signal) => (await findJobs(api, draft, { limit: 1, signal })).total}
      />
      <div className="wrap pb-10">
        <FilterChips filters={filters} choices={choices} onChange={change} />
        <LateHelp isUntilAlive />
        <Outlet />
        <div className="mt-5">
          <FollowCard {...socialLinks} />
        </div>
      </div>
    </CandidatePage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={CandidatePage} />
}
