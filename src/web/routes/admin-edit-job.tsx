import { endpoints } from '#contract/endpoints.ts'
import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { EditJobScreen } from '#web/features/jobs/editing/edit-job-screen.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/pages.tsx'
import type { Api } from '#web/lib/api.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/admin-edit-job'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('jobForm.title', matches)
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const load = async (api: Api) => {
    const body = { type: 'admin', jobId: params.jobId }
    const { data: job } = await api.call(endpoints.readJobForEdit, { body })
    return { job }
  }
  return await loadForAdmin(request, load, {
    strangers: 'ask',
    sessionOverKey: 'session.invalidCredentials',
  })
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoadingScreen />
}

export default function AdminEditJob({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage actionBar>
      <EditJobScreen key={loaderData.job.id} job={loaderData.job} />
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={AdminPage} />
}
