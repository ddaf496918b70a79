import { endpoints } from '#contract/endpoints.ts'
import { DevicesLink } from '#web/features/accounts/devices-link.tsx'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { PrivacyLink } from '#web/features/privacy/privacy-link.tsx'
import { EmployerProfileScreen } from '#web/features/profiles/employer/employer-profile-screen.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/employer-profile'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('employerProfile.editTitle', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSignedIn(
    'employee',
    request,
    async (api) => {
      const reply = await api.call(endpoints.readProfile, { body: { type: 'employee' } })
      if ('jobCount' in reply) return { profile: reply, signedInPhone: null }
      return {
        profile: undefined,
        signedInPhone: 'signedInPhone' in reply ? reply.signedInPhone : null,
      }
    },
    'session.invalidCredentials',
  )
}
clientLoader.hydrate = true as const

export default function EmployerProfile({ loaderData }: Route.ComponentProps) {
  return (
    <EmployerPage current="profile" actionBar>
      <EmployerProfileScreen {...loaderData} />
      <div className="wrap max-w-[56rem] pb-10">
        <DevicesLink />
        <div className="mt-4">
          <PrivacyLink />
        </div>
      </div>
    </EmployerPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={EmployerPage} />
}
