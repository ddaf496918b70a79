import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { AdminsScreen } from '#web/features/admin/team/admins-screen.tsx'
import { loadAdmins } from '#web/features/admin/team/load-admins.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/admins'

export const handle = {
  titleKey: 'admins.title',
  messages: ['admin', 'admins', 'team'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadAdmins(api, request.url))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Admins({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="settings">
      <AdminsScreen {...loaderData} />
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
