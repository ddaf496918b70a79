import { calls } from '#contract/calls.ts'
import { mayAct } from '#contract/team/roles.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { EmployerProfileScreen } from '#web/features/profiles/employer/employer-profile-screen.tsx'
import { TeamNote } from '#web/features/team/team-note.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import { accountScreens, ScreenLink } from '#web/layout/screen-link.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/employer-profile'

export const handle = {
  titleKey: 'employerProfile.editTitle',
  messages: ['employer', 'posting', 'candidate', 'places', 'joining'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSignedIn(
    'employee',
    request,
    async (api) => {
      const [reply, team] = await Promise.all([
        api.call(calls.readProfile, { body: { type: 'employee' } }),
        api.call(calls.readTeam),
      ])
      if ('jobCount' in reply) return { team, profile: reply, signedInPhone: null }
      return {
        team,
        profile: undefined,
        signedInPhone: 'signedInPhone' in reply ? reply.signedInPhone : null,
      }
    },
    'session.invalidCredentials',
  )
}
clientLoader.hydrate = true as const

export default function EmployerProfile({ loaderData }: Route.ComponentProps) {
  const { team, ...loaded } = loaderData
  const canSave = mayAct(team.role, 'own')
  return (
    <EmployerPage current="profile" actionBar={canSave}>
      <EmployerProfileScreen {...loaded} canSave={canSave} top={<TeamNote team={team} />} />
      <div className="wrap max-w-[56rem] pb-10">
        <ScreenLink to={accountScreens.devices} />
        <div className="mt-4">
          <ScreenLink to={accountScreens.privacy} />
        </div>
      </div>
    </EmployerPage>
  )
}

export const ErrorBoundary = failedScreenOf(EmployerPage)
