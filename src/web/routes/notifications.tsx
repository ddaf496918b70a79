import type { AccountType } from '#contract/accounts/roles.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { loadMessages } from '#web/features/messages/load-messages.ts'
import { MessagesScreen } from '#web/features/messages/messages-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import { CandidatePage, EmployerPage } from '#web/layout/pages.tsx'
import type { PageProps } from '#web/layout/page-shell.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { readSession } from '#web/lib/session.ts'
import type { Route } from './+types/notifications'

export const handle = {
  titleKey: 'messages.title',
  messages: ['messages', 'evidence', 'organisations'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const type = readSession()?.type ?? 'users'
  const loaded = await loadSignedIn(type, request, (api) => loadMessages(api, request.url))
  return { type, ...loaded }
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return (
    <PageOf type={loaderData.type}>
      <MessagesScreen {...loaderData} />
    </PageOf>
  )
}

export const ErrorBoundary = failedScreenOf(OwnPage)

function OwnPage(props: PageProps) {
  return <PageOf type={readSession()?.type ?? 'users'} {...props} />
}

function PageOf({ type, ...props }: PageProps & { type: AccountType }) {
  if (type === 'admin') return <AdminPage {...props} />
  if (type === 'employee') return <EmployerPage {...props} />
  return <CandidatePage {...props} />
}
