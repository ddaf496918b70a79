import { proveInWindow } from '#web/features/accounts/sign-in-window.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { loadPrivacy } from '#web/features/privacy/load-privacy.ts'
import { PrivacyScreen } from '#web/features/privacy/privacy-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { CandidatePage, EmployerPage } from '#web/layout/pages.tsx'
import type { PageProps } from '#web/layout/page-shell.tsx'
import { readSession } from '#web/lib/session.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/my-privacy'

export const handle = {
  titleKey: 'privacy.title',
  messages: ['candidate'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const type = ownType()
  return await loadSignedIn(type, request, (api) => loadPrivacy(api, type, request.url))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function MyPrivacy({ loaderData }: Route.ComponentProps) {
  const { type } = loaderData
  return (
    <PageOf type={type}>
      <PrivacyScreen
        {...loaderData}
        proveIdentity={async (provider) => {
          const answer = await proveInWindow(provider, type, new AbortController().signal)
          return answer.outcome === 'proven' ? answer : undefined
        }}
      />
    </PageOf>
  )
}

export const ErrorBoundary = failedScreenOf(OwnPage)

/** Admins have no such page, so they are asked to sign in as a candidate or an employer. */
const ownType = () => (readSession()?.type === 'employee' ? 'employee' : 'users')

function OwnPage(props: PageProps) {
  return <PageOf type={ownType()} {...props} />
}

function PageOf({ type, ...props }: PageProps & { type: 'users' | 'employee' }) {
  if (type === 'employee') return <EmployerPage current="profile" {...props} />
  return <CandidatePage current="profile" {...props} />
}
