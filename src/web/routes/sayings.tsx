import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { SayingsScreen } from '#web/features/sayings/sayings-screen.tsx'
import { loadSayings } from '#web/features/sayings/load-sayings.ts'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/sayings'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('sayings.title', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadSayings(api, request.url), {
    sessionOverKey: 'session.relogin',
  })
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoadingScreen />
}

export default function Sayings({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="settings">
      <SayingsScreen {...loaderData} />
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={AdminPage} />
}
