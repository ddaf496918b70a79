import { loadSignedIn, requireEmployerProfile } from '#web/features/accounts/session-gate.ts'
import { DashboardScreen } from '#web/features/employer-jobs/dashboard-screen.tsx'
import { DashboardSkeleton } from '#web/features/employer-jobs/dashboard-skeleton.tsx'
import { loadDashboard } from '#web/features/employer-jobs/load-dashboard.ts'
import { NotificationCard } from '#web/features/notifications/notification-card.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import { SlowLoadHelp } from '#web/layout/slow-load-help.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/dashboard'

export const handle = {
  titleKey: 'dashboard.metaTitle',
  messages: ['employer', 'posting', 'places'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSignedIn(
    'employee',
    request,
    (api) => loadDashboard(api, request.url, requireEmployerProfile),
    'session.timeout',
  )
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <EmployerPage current="dashboard">
      <DashboardSkeleton />
      <SlowLoadHelp />
    </EmployerPage>
  )
}

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

export const ErrorBoundary = failedScreenOf(EmployerPage)
