import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { AuditScreen } from '#web/features/audit/audit-screen.tsx'
import { loadAudit } from '#web/features/audit/load-audit.ts'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/audit'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('audit.title', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadAudit(api, request.url), {
    sessionOverKey: 'session.relogin',
  })
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoadingScreen />
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="audit">
      <AuditScreen {...loaderData} />
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={AdminPage} />
}
