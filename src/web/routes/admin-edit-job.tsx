import { endpoints } from '#contract/endpoints.ts'
import { requireAdminOrHide } from '#web/features/accounts/admin-gate.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { EditJobScreen } from '#web/features/jobs/editing/edit-job-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/admin-edit-job'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('jobForm.title', matches)
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireAdminOrHide()
  return loadSignedIn('admin', request, async (api) => {
    const body = { type: 'admin', jobId: params.jobId }
    const { data: job } = await api.call(endpoints.readJobForEdit, { body })
    return { job }
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
