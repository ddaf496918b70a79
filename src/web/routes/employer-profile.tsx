import { endpoints } from '#contract/endpoints.ts'
import { sentence } from '#contract/sentences.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { EmployerProfileScreen } from '#web/features/profiles/employer/employer-profile-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import type { Route } from './+types/employer-profile'

export const meta = () => [{ title: sentence('employerProfile.editTitle') }]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSignedIn('employee', request, async (api) => {
    const reply = await api.call(endpoints.readProfile, { body: { type: 'employee' } })
    return 'jobCount' in reply
      ? { profile: reply, signedInPhone: null }
      : { profile: undefined, signedInPhone: 'signedInPhone' in reply ? reply.signedInPhone : null }
  })
}
clientLoader.hydrate = true as const

export default function EmployerProfile({ loaderData }: Route.ComponentProps) {
  return (
    <EmployerPage current="profile" actionBar>
      <EmployerProfileScreen {...loaderData} />
    </EmployerPage>
  )
}
