import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { BlocksScreen } from '#web/features/blocks/blocks-screen.tsx'
import { loadBlocks } from '#web/features/blocks/load-blocks.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/blocks'

export const handle = {
  titleKey: 'blocks.title',
  messages: ['admin', 'evidence', 'organisations'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadBlocks(api, request.url))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Blocks({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="organisations">
      <BlocksScreen {...loaderData} />
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
