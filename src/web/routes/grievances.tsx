import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { GrievancesScreen } from '#web/features/privacy/grievances-screen.tsx'
import { loadGrievances } from '#web/features/privacy/load-grievances.ts'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/grievances'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('grievance.title', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadGrievances(api, request.url), {
    sessionOverKey: 'session.relogin',
  })
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoadingScreen />
}

export default function Grievances({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="contact-requests">
      <GrievancesScreen {...loaderData} />
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={AdminPage} />
}
