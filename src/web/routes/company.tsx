import { calls } from '#contract/calls.ts'
import { loadSignedIn, requireEmployerProfile } from '#web/features/accounts/session-gate.ts'
import { OwnPage } from '#web/features/companies/own-page/own-page.tsx'
import { CompanyScreen } from '#web/features/evidence/company-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/company'

export const handle = {
  titleKey: 'employerProfile.company',
  messages: ['companies', 'employer', 'evidence'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadSignedIn('employee', request, async (api) => {
    await requireEmployerProfile(api)
    const { signal } = request
    const [evidence, page] = await Promise.all([
      api.call(calls.readEvidence, { signal }),
      api.call(calls.readCompanyPage, { signal }),
    ])
    return { evidence, page }
  })
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Company({ loaderData: { evidence, page } }: Route.ComponentProps) {
  return (
    <EmployerPage current="profile">
      <CompanyScreen evidence={evidence}>
        <OwnPage page={page} />
      </CompanyScreen>
    </EmployerPage>
  )
}

export const ErrorBoundary = failedScreenOf(EmployerPage)
