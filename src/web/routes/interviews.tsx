import { loadSignedIn, requireEmployerProfile } from '#web/features/accounts/session-gate.ts'
import { InterviewsScreen } from '#web/features/interviews/desk/interviews-screen.tsx'
import { loadInterviews } from '#web/features/interviews/desk/load-interviews.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/interviews'

export const handle = {
  titleKey: 'interviews.title',
  messages: ['employer', 'interviews'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadSignedIn('employee', request, async (api) => {
    await requireEmployerProfile(api)
    return await loadInterviews(api, request.url)
  })
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Interviews({ loaderData }: Route.ComponentProps) {
  return (
    <EmployerPage current="interviews">
      <InterviewsScreen {...loaderData} />
    </EmployerPage>
  )
}

export const ErrorBoundary = failedScreenOf(EmployerPage)
