import { Navigate, useLocation } from 'react-router'
import { calls } from '#contract/calls.ts'
import { loadSignedIn, requireEmployerProfile } from '#web/features/accounts/session-gate.ts'
import { PostedJobScreen } from '#web/features/employer-jobs/posted-job-screen.tsx'
import { NoJobFound } from '#web/features/jobs/no-job-found.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { mayActForTeam } from '#web/lib/team-role.ts'
import { isShape, isText } from '#web/lib/api/shapes.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/posted-job'

export const handle = {
  titleKey: 'postedJob.metaTitle',
  messages: ['employer', 'posting', 'reviews', 'questions'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const jobId = new URL(request.url).searchParams.get('jobId')
  if (jobId === null || jobId === '') return { posted: null }
  return loadSignedIn(
    'employee',
    request,
    async (api) => {
      try {
        const [profile, job] = await Promise.all([
          requireEmployerProfile(api),
          api.call(calls.getJob, { params: { jobId } }),
        ])
        const payment =
          job.amount === undefined || job.amount === 0 || !mayActForTeam('own')
            ? undefined
            : await api.call(calls.getJobPayment, { params: { jobId } })
        return { posted: { profile, job, payment } }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { posted: null }
        throw error
      }
    },
    'session.jobDetailsTimeout',
  )
}
clientLoader.hydrate = true as const

export default function PostedJob({ loaderData: { posted } }: Route.ComponentProps) {
  const { state, search } = useLocation()
  const named = search === '' && isShape(state) ? state['jobId'] : undefined
  if (isText(named)) return <Navigate replace to={paths.postedJob(named)} state={state} />
  return (
    <EmployerPage current="dashboard">
      {posted ? <PostedJobScreen {...posted} /> : <NoJobFound allJobs={paths.dashboard()} />}
    </EmployerPage>
  )
}

export const ErrorBoundary = failedScreenOf(EmployerPage)
