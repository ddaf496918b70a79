import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { InboxScreen } from '#web/features/inbox/inbox-screen.tsx'
import { loadInbox } from '#web/features/inbox/load-inbox.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/inbox'

export const handle = {
  titleKey: 'inbox.title',
  messages: ['admin', 'inbox', 'organisations'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadInbox(api, request.url))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="inbox">
      <InboxScreen {...loaderData} />
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
