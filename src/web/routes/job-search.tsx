import { useEffect } from 'react'
import { Outlet } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { candidateProfileOrLater, loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { ForYouSkeleton } from '#web/features/job-search/for-you-skeleton.tsx'
import { FollowCard } from '#web/features/job-search/follow-card.tsx'
import { findJobs } from '#web/features/jobs/job-calls.ts'
import { readFilters, toSearch } from '#web/features/job-search/job-filters.ts'
import { loadChoices } from '#web/features/job-search/load-choices.ts'
import { JobFinder } from '#web/features/job-search/job-finder.tsx'
import { SearchBand } from '#web/features/job-search/search-band.tsx'
import { useSearchChange } from '#web/features/job-search/use-search-change.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { SlowLoadHelp } from '#web/layout/slow-load-help.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import { paintedFirstHandle } from '#web/lib/hydration/hydration-handle.ts'
import { cacheOpenPageForOffline } from '#web/lib/notifications/page-worker.ts'
import { orRendered } from '#web/lib/api/or-rendered.ts'
import { paths } from '#web/lib/paths.ts'
import { useAddresses } from '#web/lib/i18n/use-addresses.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { createServerApi } from '#web/lib/api/server-api.ts'
import { useRequestedSearch } from '#web/lib/use-requested-search.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { roomForPane, useMedia } from '#web/ui/use-media.ts'
import '#web/features/job-search/search.css'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/job-search'

/* They load after the list. */

const loadForYou = async () => (await import('#web/features/job-search/for-you.tsx')).ForYou

const loadSeenJobs = async () => (await import('#web/features/job-search/seen-jobs.tsx')).SeenJobs

export const handle = {
  ...paintedFirstHandle,
  titleKey: 'search.pageTitle',
  messages: ['candidate', 'places', 'saved'],
} as const satisfies MessagesHandle

/** The public result, rendered before the session is known. */
export async function loader({ context }: Route.LoaderArgs) {
  return { choices: await loadChoices(createServerApi(context)), ownPincode: null }
}

/** Loads the candidate and the filter choices. The child route loads the jobs. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loading = loadSignedIn(
    'users',
    request,
    async (api) => {
      const [profile, choices] = await Promise.all([
        candidateProfileOrLater(api),
        loadChoices(api, { signal: request.signal }),
      ])
      return { choices, ownPincode: profile?.pincode ?? '' }
    },
    'session.timeout',
  )
  return await orRendered(request, loading, serverLoader)
}
clientLoader.hydrate = true as const

/** A new search does not reload the profile and the choices. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function JobSearch({ loaderData }: Route.ComponentProps) {
  const api = useApi()
  const { socialLinks } = usePublicConfig()
  const { pageAddress } = useAddresses()
  const filters = readFilters(useRequestedSearch())
  const change = useSearchChange(filters)
  const { choices, ownPincode } = loaderData
  // Who searches wants what was searched for.
  const isOpen = toSearch(filters) === ''
  const forYou = <LazyPart load={loadForYou} isRequested skeleton={<ForYouSkeleton />} props={{}} />
  // Where there is room the list and its chosen job stay in view.
  const isWide = useMedia(roomForPane)
  useEffect(() => void cacheOpenPageForOffline(), [])
  return (
    <CandidatePage current="search" festive>
      {/* The public variant of this page is the canonical one. */}
      <link rel="canonical" href={pageAddress(paths.publicJobs())} />
      <SearchBand />
      <JobFinder
        filters={filters}
        choices={choices}
        ownPincode={ownPincode === '' ? undefined : ownPincode}
        onChange={change}
        count={async (draft, signal) => (await findJobs(api, draft, { limit: 1, signal })).total}
      />
      <div className="wrap pb-10">
        <SlowLoadHelp isUntilHydrated />
        {isOpen && !isWide && <div className="pane:hidden">{forYou}</div>}
        <Outlet />
        {isOpen && isWide && forYou}
        {isOpen && <LazyPart load={loadSeenJobs} isRequested props={{}} />}
        <div className="mt-5">
          <FollowCard {...socialLinks} />
        </div>
      </div>
    </CandidatePage>
  )
}

export const ErrorBoundary = failedScreenOf(CandidatePage)
