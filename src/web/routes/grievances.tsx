import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { GrievancesScreen } from '#web/features/privacy/grievances-screen.tsx'
import { loadGrievances } from '#web/features/privacy/load-grievances.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/grievances'

export const handle = {
  titleKey: 'grievance.title',
  messages: ['admin'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadGrievances(api, request.url))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Grievances({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="grievances">
      <GrievancesScreen {...loaderData} />
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
