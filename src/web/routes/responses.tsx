import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { loadApplicants } from '#web/features/applications/review/load-applicants.ts'
import { ReviewScreen } from '#web/features/applications/review/review-screen.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { AdminPage, EmployerPage } from '#web/layout/pages.tsx'
import { readSession, useSessionType } from '#web/lib/session.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/responses'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('review.metaTitle', matches)
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const type = readSession()?.type === 'admin' ? 'admin' : 'employee'
  const review = await loadSignedIn(type, request, (api) =>
    loadApplicants(api, params.jobId, new URL(request.url).searchParams),
  )
  return { type, review } as const
}
clientLoader.hydrate = true as const

export default function Responses({ loaderData: { type, review } }: Route.ComponentProps) {
  if (type === 'admin') {
    return (
      <AdminPage>
        <ReviewScreen key={review.job.id} {...review} canDecide={false} />
      </AdminPage>
    )
  }
  return (
    <EmployerPage current="dashboard">
      <ReviewScreen key={review.job.id} {...review} canDecide />
    </EmployerPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAdmin = useSessionType() === 'admin'
  return <FailedScreen error={error} page={isAdmin ? AdminPage : EmployerPage} />
}
