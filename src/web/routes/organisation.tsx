import { trustCalls } from '#contract/trust-calls.ts'
import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { PageToClear } from '#web/features/companies/page-to-clear.tsx'
import { OrganisationScreen } from '#web/features/evidence/organisation-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { NotFoundScreen } from '#web/layout/not-found-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import { orNothing } from '#web/lib/api/or-failure.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/organisation'

export const handle = {
  titleKey: 'organisations.one',
  messages: ['admin', 'companies', 'evidence', 'joining', 'organisations'],
} as const satisfies MessagesHandle

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { signal } = request
  return await loadForAdmin(request, async (api) => ({
    organisation: await orNothing(api.call(trustCalls.readOrganisation, { params, signal })),
    page: await orNothing(api.call(trustCalls.readOrganisationPage, { params, signal })),
    block: await orNothing(api.call(trustCalls.readOrganisationBlock, { params, signal })),
  }))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Organisation({
  loaderData: { organisation, page, block },
}: Route.ComponentProps) {
  if (!organisation) return <NotFoundScreen />
  return (
    <AdminPage current="organisations">
      <OrganisationScreen organisation={organisation} block={block ?? undefined}>
        {page && <PageToClear organisationId={organisation.id} page={page} />}
      </OrganisationScreen>
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
