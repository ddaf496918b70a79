import { jobEditCalls } from '#contract/job-edit-calls.ts'
import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { EditJobScreen } from '#web/features/job-posting/edit-job-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { Api } from '#web/lib/api/api.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/admin-edit-job'

export const handle = {
  titleKey: 'jobForm.title',
  messages: ['admin', 'posting', 'places', 'questions'],
} as const satisfies MessagesHandle

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const load = async (api: Api) => {
    const body = { type: 'admin', jobId: params.jobId }
    const { data: job } = await api.call(jobEditCalls.readJobForEdit, { body })
    return { job }
  }
  return await loadForAdmin(request, load, {
    strangers: 'ask',
    sessionOverKey: 'session.invalidCredentials',
  })
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function AdminEditJob({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage actionBar>
      <EditJobScreen key={loaderData.job.id} job={loaderData.job} />
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
