import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { loadSettings } from '#web/features/messages/load-settings.ts'
import { SettingsScreen } from '#web/features/messages/settings-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { CandidatePage, EmployerPage } from '#web/layout/pages.tsx'
import type { PageProps } from '#web/layout/page-shell.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { readSession } from '#web/lib/session.ts'
import type { Route } from './+types/notification-settings'

export const handle = {
  titleKey: 'messages.settings',
  messages: ['messages'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const type = ownType()
  return { type, ...(await loadSignedIn(type, request, (api) => loadSettings(api, type))) }
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function NotificationSettings({ loaderData }: Route.ComponentProps) {
  return (
    <PageOf type={loaderData.type}>
      <SettingsScreen {...loaderData} />
    </PageOf>
  )
}

export const ErrorBoundary = failedScreenOf(OwnPage)

/** Admins get no messages outside of the app, so they are asked to sign in as somebody else. */
const ownType = (): 'users' | 'employee' =>
  readSession()?.type === 'employee' ? 'employee' : 'users'

function OwnPage(props: PageProps) {
  return <PageOf type={ownType()} {...props} />
}

function PageOf({ type, ...props }: PageProps & { type: 'users' | 'employee' }) {
  if (type === 'employee') return <EmployerPage {...props} />
  return <CandidatePage {...props} />
}
