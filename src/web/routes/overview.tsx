import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { loadOverview } from '#web/features/overview/load-overview.ts'
import { OverviewScreen } from '#web/features/overview/overview-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/overview'

export const handle = {
  titleKey: 'overview.title',
  messages: ['admin', 'messages', 'charts', 'overview'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadOverview(api, request.url))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Overview({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="overview">
      <OverviewScreen {...loaderData} />
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
