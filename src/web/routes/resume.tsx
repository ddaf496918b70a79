import { calls } from '#contract/calls.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { ResumeScreen } from '#web/features/resumes/resume-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/resume'

export const handle = {
  titleKey: 'resume.title',
  messages: ['candidate'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const locale = new URL(request.url).searchParams.get('locale') ?? undefined
  return await loadSignedIn('users', request, (api) =>
    api.call(calls.readResume, { query: { locale } }),
  )
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function ResumePage({ loaderData }: Route.ComponentProps) {
  return (
    <CandidatePage current="profile" actionBar>
      <ResumeScreen resume={loaderData} />
    </CandidatePage>
  )
}

export const ErrorBoundary = failedScreenOf(CandidatePage)
