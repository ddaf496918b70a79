import { calls } from '#contract/calls.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { StatisticsScreen } from '#web/features/job-statistics/statistics-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { NotFoundScreen } from '#web/layout/not-found-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import { orNothing } from '#web/lib/api/or-failure.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/statistics'

export const handle = {
  titleKey: 'statistics.title',
  messages: ['employer', 'statistics', 'charts'],
} as const satisfies MessagesHandle

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { signal } = request
  return await loadSignedIn('employee', request, async (api) => ({
    statistics: await orNothing(api.call(calls.readJobStatistics, { params, signal })),
  }))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Statistics({ loaderData: { statistics } }: Route.ComponentProps) {
  if (!statistics) return <NotFoundScreen />
  return (
    <EmployerPage current="dashboard">
      <StatisticsScreen statistics={statistics} />
    </EmployerPage>
  )
}

export const ErrorBoundary = failedScreenOf(EmployerPage)
