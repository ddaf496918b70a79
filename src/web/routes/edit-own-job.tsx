import { calls } from '#contract/calls.ts'
import { isEditable } from '#contract/job-reviews/topics.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { EditOwnJobScreen } from '#web/features/employer-jobs/edit-own-job-screen.tsx'
import { NoJobFound } from '#web/features/jobs/no-job-found.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Route } from './+types/edit-own-job'

export const handle = {
  titleKey: 'jobReview.metaTitle',
  messages: ['posting', 'reviews', 'places', 'questions'],
} as const satisfies MessagesHandle

export async function clientLoader({ request, params: { jobId } }: Route.ClientLoaderArgs) {
  return loadSignedIn(
    'employee',
    request,
    async (api) => {
      try {
        const own = await api.call(calls.readOwnJob, { params: { jobId } })
        return { own: isEditable(own.job.state) ? own : null }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { own: null }
        throw error
      }
    },
    'session.jobDetailsTimeout',
  )
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function EditOwnJob({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <EmployerPage current="dashboard" actionBar={own !== null}>
      {own ? (
        <EditOwnJobScreen key={`${own.job.id} ${own.job.version}`} {...own} />
      ) : (
        <NoJobFound allJobs={paths.dashboard()} />
      )}
    </EmployerPage>
  )
}

export const ErrorBoundary = failedScreenOf(EmployerPage)
