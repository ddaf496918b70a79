import { redirect } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { calls } from '#contract/calls.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { BuilderScreen } from '#web/features/profiles/builder/builder-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { CandidatePage, StepPage } from '#web/layout/pages.tsx'
import { paths, safeNext } from '#web/lib/paths.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/profile-builder'

export const handle = {
  titleKey: 'candidate.firstTitle',
  messages: ['candidate', 'places'],
} as const satisfies MessagesHandle

/** Whoever answered already and asks for no question is led on. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  return loadSignedIn(
    'users',
    request,
    async (api) => {
      const profile = await api.call(calls.readMyProfile, { signal: request.signal })
      const asksForOne = searchParams.has('part') || searchParams.has('only')
      if (!asksForOne && profile.isFullEnough)
        throw redirect(safeNext(searchParams.get('next')) ?? paths.candidateProfile())
      return profile
    },
    'session.invalidCredentials',
  )
}
clientLoader.hydrate = true as const

/** Going from question to question loads nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export const HydrateFallback = LoadingScreen

export default function ProfileBuilder({ loaderData }: Route.ComponentProps) {
  return <BuilderScreen profile={loaderData} Page={StepPage} />
}

export const ErrorBoundary = failedScreenOf(CandidatePage)
