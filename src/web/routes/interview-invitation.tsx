import { answerProblems } from '#contract/interviews/answer-problems.ts'
import { calls } from '#contract/calls.ts'
import { InvitationScreen } from '#web/features/interviews/answer/invitation-screen.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { orFound } from '#web/lib/api/failure.ts'
import { createServerApi } from '#web/lib/api/server-api.ts'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { notFound } from '#web/lib/not-found.ts'
import type { Route } from './+types/interview-invitation'

export const handle = {
  ...deferredHandle,
  messages: ['interviews'],
} as const satisfies MessagesHandle

/** The invitation of a link. */
export async function loader({ request, params: { token }, context }: Route.LoaderArgs) {
  const api = createServerApi(context)
  const invitation = await orFound(api.call(calls.readInvitation, { params: { token } }))
  if (!invitation) throw notFound()
  const said = new URL(request.url).searchParams.get('problem')
  return { token, invitation, problem: answerProblems.find((each) => each === said) }
}

export default function InterviewInvitation({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <PublicPage>
      <PageHead
        title={t('interviews.invitationTitle')}
        description={t('interviews.invitationText')}
        path={`/interview/${loaderData.token}`}
        hidden
      />
      <InvitationScreen {...loaderData} />
    </PublicPage>
  )
}
