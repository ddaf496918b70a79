import { loadSignedIn, requireEmployerProfile } from '#web/features/accounts/session-gate.ts'
import { DashboardScreen } from '#web/features/jobs/dashboard/dashboard-screen.tsx'
import { loadOwnJobs } from '#web/features/jobs/dashboard/load-own-jobs.ts'
import { NotificationCard } from '#web/features/notifications/notification-card.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/dashboard'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('dashboard.metaTitle', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSignedIn(
    'employee',
    request,
    async (api) => {
      const profile = await requireEmployerProfile(api)
      const jobs = await loadOwnJobs(api, new URL(request.url).searchParams)
      return { profile, jobs }
    },
    'session.timeout',
  )
}
clientLoader.hydrate = true as const

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return (
    <EmployerPage current="dashboard">
      <DashboardScreen {...loaderData} />
      <div className="wrap pb-10">
        <NotificationCard type="employee" />
      </div>
    </EmployerPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={EmployerPage} />
}
