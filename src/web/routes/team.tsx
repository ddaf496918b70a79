import { calls } from '#contract/calls.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { TeamScreen } from '#web/features/team/team-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/team'

export const handle = {
  titleKey: 'employerProfile.team',
  messages: ['employer', 'joining', 'team'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request
  return await loadSignedIn('employee', request, (api) => api.call(calls.readTeam, { signal }))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function TeamRoute({ loaderData: team }: Route.ComponentProps) {
  return (
    <EmployerPage current="profile">
      <TeamScreen team={team} />
    </EmployerPage>
  )
}

export const ErrorBoundary = failedScreenOf(EmployerPage)
