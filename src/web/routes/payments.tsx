import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { loadPayments } from '#web/features/payments/load-payments.ts'
import { PaymentsScreen } from '#web/features/payments/payments-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/payments'

export const handle = {
  titleKey: 'payments.title',
  messages: ['admin', 'employer', 'payments'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadPayments(api, request.url))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Payments({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="payments">
      <PaymentsScreen {...loaderData} />
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
