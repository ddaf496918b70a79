import { redirect } from 'react-router'
import { assessmentCalls } from '#contract/assessment-calls.ts'
import { typingLanguages } from '#contract/typing-tests/languages.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { TypingScreen } from '#web/features/typing-tests/typing-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { paths, safeNext } from '#web/lib/paths.ts'
import type { Route } from './+types/typing-test'

export const handle = {
  titleKey: 'typing.pageTitle',
  messages: ['assessments'],
} as const satisfies MessagesHandle

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const language = typingLanguages.find((one) => one === params.language)
  if (!language) throw redirect(paths.myApplications())
  const next = safeNext(new URL(request.url).searchParams.get('next'))
  return await loadSignedIn('users', request, async (api) => ({
    language,
    state: await api.call(assessmentCalls.readTypingTest, { query: { language } }),
    backPath: next ?? paths.myApplications(),
  }))
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function TypingTest({ loaderData }: Route.ComponentProps) {
  return (
    <CandidatePage current="applications">
      <TypingScreen {...loaderData} />
    </CandidatePage>
  )
}

export const ErrorBoundary = failedScreenOf(CandidatePage)
