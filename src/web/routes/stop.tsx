import { calls } from '#contract/calls.ts'
import { StopScreen } from '#web/features/messages/stop-screen.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { orFound } from '#web/lib/api/failure.ts'
import { createServerApi } from '#web/lib/api/server-api.ts'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { notFound } from '#web/lib/not-found.ts'
import type { Route } from './+types/stop'

export const handle = { ...deferredHandle, messages: ['messages'] } as const

/** What the link in a message stops. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const stop = await orFound(createServerApi(context).call(calls.readStop, { params: { token } }))
  if (!stop) throw notFound()
  return { token, stop }
}

export default function Stop({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <PublicPage>
      <PageHead
        title={t('messages.stopNow')}
        description={t('messages.stopText')}
        path={`/stop/${loaderData.token}`}
        hidden
      />
      <StopScreen {...loaderData} />
    </PublicPage>
  )
}
