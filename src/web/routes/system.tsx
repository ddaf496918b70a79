import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { SystemScreen } from '#web/features/operations/system-screen.tsx'
import { loadSystem } from '#web/features/operations/load-system.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/system'

export const handle = {
  titleKey: 'system.title',
  messages: ['admin', 'system', 'messages'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadSystem(api, request.url))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function System({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="settings">
      <SystemScreen {...loaderData} />
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
