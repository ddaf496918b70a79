import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { loadOrganisations } from '#web/features/evidence/load-organisations.ts'
import { OrganisationsScreen } from '#web/features/evidence/organisations-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/organisations'

export const handle = {
  titleKey: 'organisations.title',
  messages: ['admin', 'evidence', 'organisations', 'places'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadOrganisations(api, request.url))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Organisations({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="organisations">
      <OrganisationsScreen {...loaderData} />
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
