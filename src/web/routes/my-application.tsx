import { useLocation } from 'react-router'
import { calls } from '#contract/calls.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { MyApplicationScreen } from '#web/features/applications/page/my-application-screen.tsx'
import { NoApplication } from '#web/features/applications/page/no-application.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import { orNothing } from '#web/lib/api/or-failure.ts'
import { isShape } from '#web/lib/api/shapes.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/my-application'

export const handle = {
  titleKey: 'myApplication.title',
  messages: ['candidate', 'places', 'questions', 'assessments', 'rejections'],
} as const satisfies MessagesHandle

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { signal } = request
  return await loadSignedIn('users', request, async (api) => ({
    application: await orNothing(api.call(calls.readMyApplication, { params, signal })),
  }))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function MyApplicationPage({ loaderData: { application } }: Route.ComponentProps) {
  const { state } = useLocation()
  const isJustSent = isShape(state) && state['justSent'] === true
  return (
    <CandidatePage current="applications">
      {application ? (
        <MyApplicationScreen
          key={application.id}
          application={application}
          isJustSent={isJustSent}
        />
      ) : (
        <NoApplication />
      )}
    </CandidatePage>
  )
}

export const ErrorBoundary = failedScreenOf(CandidatePage)
