import { useNavigate } from 'react-router'
import { calls } from '#contract/calls.ts'
import { loadSignedIn, requireCandidateProfile } from '#web/features/accounts/session-gate.ts'
import { JobAlertsScreen } from '#web/features/job-alerts/job-alerts-screen.tsx'
import { readFilters } from '#web/features/job-search/job-filters.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Route } from './+types/alerts'

export const handle = {
  titleKey: 'saved.alertsTab',
  messages: ['saved', 'places'],
} as const satisfies MessagesHandle

/** A search in the address is what another page asks to be told about. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  return await loadSignedIn('users', request, async (api) => {
    await requireCandidateProfile(api)
    const [loaded, saved] = await Promise.all([
      api.call(calls.listJobAlerts),
      api.list(calls.listSavedJobs, { query: { limit: 1 } }),
      api.call(calls.lookAtJobAlerts),
    ])
    const { sort: _, ...asked } = readFilters(searchParams)
    return { ...loaded, savedCount: saved.total, asked: searchParams.size > 0 ? asked : undefined }
  })
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function AlertsPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <CandidatePage current="saved">
      <JobAlertsScreen
        {...loaderData}
        onAskedDone={() => void navigate(paths.alerts(), { replace: true })}
      />
    </CandidatePage>
  )
}

export const ErrorBoundary = failedScreenOf(CandidatePage)
