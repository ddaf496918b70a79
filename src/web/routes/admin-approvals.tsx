import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { ApprovalsScreen } from '#web/features/admin/approvals-screen.tsx'
import { loadQueue } from '#web/features/admin/load-queue.ts'
import { FactorOffer } from '#web/features/second-factor/factor-offer.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/admin-approvals'

export const handle = {
  titleKey: 'admin.title',
  messages: ['admin', 'posting', 'messages', 'places', 'reviews', 'questions'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadQueue(api, request.url))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function AdminApprovals({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="approvals" actionBar={loaderData.page.list.items.length > 0}>
      <FactorOffer />
      <ApprovalsScreen {...loaderData} />
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
