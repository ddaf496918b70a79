import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { SynonymsScreen } from '#web/features/synonyms/synonyms-screen.tsx'
import { loadSynonyms } from '#web/features/synonyms/load-synonyms.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/synonyms'

export const handle = {
  titleKey: 'synonyms.title',
  messages: ['admin', 'synonyms'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadSynonyms(api, request.url))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Synonyms({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="settings">
      <SynonymsScreen {...loaderData} />
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
