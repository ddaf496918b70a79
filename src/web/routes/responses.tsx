import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { loadApplicants } from '#web/features/applications/review/load-applicants.ts'
import { ReviewScreen } from '#web/features/applications/review/review-screen.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import { readSession, useSessionType } from '#web/lib/session.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/responses'

export const handle = {
  titleKey: 'review.metaTitle',
  messages: ['applicants', 'admin', 'places', 'questions', 'rejections', 'interviews'],
} as const satisfies MessagesHandle

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const type = readSession()?.type === 'admin' ? 'admin' : 'employee'
  const review = await loadSignedIn(type, request, (api) =>
    loadApplicants(api, params.jobId, request.url),
  )
  return { type, review } as const
}
clientLoader.hydrate = true as const

export default function Responses({ loaderData: { type, review } }: Route.ComponentProps) {
  if (type === 'admin') {
    return (
      <AdminPage>
        <ReviewScreen key={review.job.id} {...review} isAdmin />
      </AdminPage>
    )
  }
  return (
    <EmployerPage current="dashboard">
      <ReviewScreen key={review.job.id} {...review} isAdmin={false} />
    </EmployerPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAdmin = useSessionType() === 'admin'
  return <FailedScreen error={error} page={isAdmin ? AdminPage : EmployerPage} />
}
