import type { AccountType } from '#contract/accounts/roles.ts'
import { DevicesScreen } from '#web/features/accounts/devices-screen.tsx'
import { loadDevices } from '#web/features/accounts/load-devices.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import { CandidatePage, EmployerPage } from '#web/layout/pages.tsx'
import type { PageProps } from '#web/layout/page-shell.tsx'
import { readSession } from '#web/lib/session.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/signed-in-devices'

export const handle = { titleKey: 'devices.title' } as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const type = readSession()?.type ?? 'users'
  const page = await loadSignedIn(type, request, (api) => loadDevices(api, request.url))
  return { type, page }
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function SignedInDevices({ loaderData }: Route.ComponentProps) {
  return (
    <PageOf type={loaderData.type}>
      <DevicesScreen {...loaderData.page} />
    </PageOf>
  )
}

export const ErrorBoundary = failedScreenOf(OwnPage)

function OwnPage(props: PageProps) {
  return <PageOf type={readSession()?.type ?? 'users'} {...props} />
}

function PageOf({ type, ...props }: PageProps & { type: AccountType }) {
  if (type === 'admin') return <AdminPage current="settings" {...props} />
  if (type === 'employee') return <EmployerPage current="profile" {...props} />
  return <CandidatePage current="profile" {...props} />
}
