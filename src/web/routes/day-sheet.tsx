import { loadSignedIn, requireEmployerProfile } from '#web/features/accounts/session-gate.ts'
import { DaySheetScreen } from '#web/features/interviews/desk/day-sheet-screen.tsx'
import { loadDaySheet } from '#web/features/interviews/desk/load-interviews.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/day-sheet'

export const handle = {
  titleKey: 'interviews.daySheet',
  messages: ['applicants', 'employer', 'interviews'],
} as const satisfies MessagesHandle

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return await loadSignedIn('employee', request, async (api) => {
    await requireEmployerProfile(api)
    return await loadDaySheet(api, params.day, request.url)
  })
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function DaySheet({ loaderData }: Route.ComponentProps) {
  return (
    <EmployerPage current="interviews">
      <DaySheetScreen {...loaderData} />
    </EmployerPage>
  )
}

export const ErrorBoundary = failedScreenOf(EmployerPage)
