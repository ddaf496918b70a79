import { useEffect } from 'react'
import { calls } from '#contract/calls.ts'
import { loadSignedIn, requireCandidateProfile } from '#web/features/accounts/session-gate.ts'
import { CachedNotice } from '#web/features/jobs/cached-notice.tsx'
import { syncSavedJobs } from '#web/features/jobs/saved-jobs-store.ts'
import { SavedJobsScreen } from '#web/features/saved-jobs/saved-jobs-screen.tsx'
import { findSeenSavedJobs, saveSeenSavedJobs } from '#web/features/saved-jobs/seen-saved-jobs.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import type { Api } from '#web/lib/api/api.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { cacheOpenPageForOffline } from '#web/lib/notifications/page-worker.ts'
import { readSession } from '#web/lib/session.ts'
import type { Route } from './+types/saved'

export const handle = {
  titleKey: 'saved.title',
  messages: ['saved'],
} as const satisfies MessagesHandle

/** While offline, it returns the jobs that this person saw last. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const token = readSession()?.token
  const address = new URL(request.url)
  const load = async (api: Api) => {
    await Promise.all([requireCandidateProfile(api), syncSavedJobs(api)])
    const [page, { alerts }] = await Promise.all([
      loadCursorPage(address, (query) => api.list(calls.listSavedJobs, { query })),
      api.call(calls.listJobAlerts),
    ])
    if (page.address.cursor === undefined) saveSeenSavedJobs(page.list, token)
    return { page, alertCount: alerts.length, viewedAt: undefined }
  }
  return await loadSignedIn('users', request, async (api) => {
    try {
      return await load(api)
    } catch (error) {
      const seen = findSeenSavedJobs()
      if (!(error instanceof ApiError && error.code === 'OFFLINE') || !seen) throw error
      const { list, viewedAt } = seen
      const page = await loadCursorPage(new URL('/', address), async () => list)
      return { page, alertCount: undefined, viewedAt }
    }
  })
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function SavedPage({ loaderData }: Route.ComponentProps) {
  const { page, alertCount, viewedAt } = loaderData
  useEffect(() => void cacheOpenPageForOffline(), [])
  return (
    <CandidatePage current="saved">
      {viewedAt !== undefined && <CachedNotice viewedAt={viewedAt} />}
      <SavedJobsScreen page={page} alertCount={alertCount} />
    </CandidatePage>
  )
}

export const ErrorBoundary = failedScreenOf(CandidatePage)
