import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { loadRequests } from '#web/features/contact/load-requests.ts'
import { RequestsScreen } from '#web/features/contact/requests-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/contact-requests'

export const handle = {
  titleKey: 'contactRequests.title',
  messages: ['admin'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadRequests(api, request.url))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function ContactRequests({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="contact-requests">
      <RequestsScreen {...loaderData} />
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
