import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { loadPayments } from '#web/features/payments/load-payments.ts'
import { PaymentsScreen } from '#web/features/payments/payments-screen.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/payments'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('payments.title', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadPayments(api, request.url), {
    sessionOverKey: 'session.relogin',
  })
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoadingScreen />
}

export default function Payments({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="payments">
      <PaymentsScreen {...loaderData} />
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={AdminPage} />
}
