import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { loadRequests } from '#web/features/contact/load-requests.ts'
import { RequestsScreen } from '#web/features/contact/requests-screen.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/contact-requests'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('contactRequests.title', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadRequests(api, request.url), {
    sessionOverKey: 'session.relogin',
  })
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoadingScreen />
}

export default function ContactRequests({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="contact-requests">
      <RequestsScreen {...loaderData} />
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={AdminPage} />
}
