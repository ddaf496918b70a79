import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { ApprovalsScreen } from '#web/features/admin/approvals-screen.tsx'
import { loadQueue } from '#web/features/admin/load-queue.ts'
import { FactorOffer } from '#web/features/second-factor/factor-offer.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/admin-approvals'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('admin.title', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadForAdmin(request, (api) => loadQueue(api, request.url), {
    sessionOverKey: 'session.relogin',
  })
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoadingScreen />
}

export default function AdminApprovals({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage current="approvals" actionBar={loaderData.list.items.length > 0}>
      <FactorOffer />
      <ApprovalsScreen queue={loaderData} />
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={AdminPage} />
}
