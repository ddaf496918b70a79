import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { AuditScreen } from '#web/features/audit/audit-screen.tsx'
import { loadAudit } from '#web/features/audit/load-audit.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/audit'

export const handle = {
  titleKey: 'audit.title',
  messages: ['admin', 'audit', 'evidence', 'organisations'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadAudit(api, request.url))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Audit({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="settings">
      <AuditScreen {...loaderData} />
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
