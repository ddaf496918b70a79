import { calls } from '#contract/calls.ts'
import { checkInProblems } from '#contract/interviews/check-in-problems.ts'
import { CheckInScreen } from '#web/features/interviews/check-in/check-in-screen.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { orFound } from '#web/lib/api/failure.ts'
import { createServerApi } from '#web/lib/api/server-api.ts'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { notFound } from '#web/lib/not-found.ts'
import { paths } from '#web/lib/paths.ts'
import type { Route } from './+types/check-in'

export const handle = { ...deferredHandle, messages: ['checkIn'] } as const satisfies MessagesHandle

/** Whose interviews the poster at the entrance is for, and what became of the number that was sent. */
export async function loader({ request, params: { token }, context }: Route.LoaderArgs) {
  const api = createServerApi(context)
  const poster = await orFound(api.call(calls.readCheckIn, { params: { token } }))
  if (!poster) throw notFound()
  const said = new URL(request.url).searchParams
  const number = Number(said.get('number'))
  return {
    token,
    poster,
    problem: checkInProblems.find((each) => each === said.get('problem')),
    number: Number.isInteger(number) && number > 0 ? number : undefined,
  }
}

export default function CheckIn({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <PublicPage>
      <PageHead
        title={t('checkIn.title')}
        description={t('checkIn.text')}
        path={paths.checkIn(loaderData.token)}
        hidden
      />
      <CheckInScreen {...loaderData} />
    </PublicPage>
  )
}
