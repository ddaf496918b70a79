import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { SystemScreen } from '#web/features/system/system-screen.tsx'
import { loadSystem } from '#web/features/system/load-system.ts'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/system'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('system.title', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadSystem(api, request.url), {
    sessionOverKey: 'session.relogin',
  })
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoadingScreen />
}

export default function System({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="settings">
      <SystemScreen {...loaderData} />
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={AdminPage} />
}
