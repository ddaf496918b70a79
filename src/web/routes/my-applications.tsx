import { applicationsShown } from '#contract/applications/stages.ts'
import { calls } from '#contract/calls.ts'
import { loadSignedIn, requireCandidateProfile } from '#web/features/accounts/session-gate.ts'
import { listMyApplications } from '#web/features/applications/application-calls.ts'
import { ApplicationsScreen } from '#web/features/applications/applications-screen.tsx'
import {
  findSeenApplications,
  saveSeenApplications,
} from '#web/features/applications/seen-applications.ts'
import { CachedNotice } from '#web/features/jobs/cached-notice.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import type { Api } from '#web/lib/api/api.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { orFailure } from '#web/lib/api/or-failure.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { cacheOpenPageForOffline } from '#web/lib/notifications/page-worker.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { readSession } from '#web/lib/session.ts'
import { useEffect } from 'react'
import type { Route } from './+types/my-applications'

export const handle = {
  titleKey: 'application.myTitle',
  messages: ['candidate'],
} as const satisfies MessagesHandle

/** While offline, it returns the applications that this person saw last. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const token = readSession()?.token
  const wanted = new URL(request.url).searchParams.get('show')
  const shown = applicationsShown.find((each) => each === wanted) ?? 'going'
  const load = async (api: Api) => {
    const [profile, applications, turns] = await Promise.all([
      requireCandidateProfile(api),
      orFailure(listMyApplications(api, { shown })),
      orFailure(api.call(calls.listMyTurns, {})),
    ])
    const phone = profile.mobileNumber
    if (applications.ok && shown !== 'over') {
      saveSeenApplications({ phone, applications: applications.value }, token)
    }
    return { shown, phone, applications, turns: turns.ok ? turns.value : [], viewedAt: undefined }
  }
  return await loadSignedIn('users', request, async (api) => {
    try {
      return await load(api)
    } catch (error) {
      const seen = findSeenApplications()
      if (!(error instanceof ApiError && error.code === 'OFFLINE') || !seen) throw error
      const applications = { ok: true as const, value: seen.applications }
      const { phone, viewedAt } = seen
      return { shown: 'all' as const, phone, applications, turns: [], viewedAt }
    }
  })
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function MyApplicationsPage({ loaderData }: Route.ComponentProps) {
  const { productName } = usePublicConfig()
  const { viewedAt, ...screen } = loaderData
  useEffect(() => void cacheOpenPageForOffline(), [])
  return (
    <CandidatePage current="applications">
      {viewedAt !== undefined && <CachedNotice viewedAt={viewedAt} />}
      <ApplicationsScreen {...screen} productName={productName} />
    </CandidatePage>
  )
}

export const ErrorBoundary = failedScreenOf(CandidatePage)
