import { localePath } from '#contract/i18n/locale-address.ts'
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { SendBy } from './deliveries.service.ts'

type Deps = {
  notifications: Pick<NotificationsService, 'send'>
  languages: Pick<Languages, 'enabled'>
}

/** Messages to a browser. The target of a delivery is the browser's subscription. */
export function createPushChannel({ notifications, languages }: Deps): SendBy {
  return async ({ accountId, target, event, subject, values, link, t, attempt }) => {
    const outcome = await notifications.send({
      accountId,
      subscriptionId: target,
      message: {
        title: t(`event.${event}.title`, values),
        body: t(`event.${event}.text`, values),
        link: localePath(link, t.locale, languages.enabled),
        tag: subject,
      },
      isFirstTry: attempt === 1,
    })
    if (outcome.kind === 'later') return outcome
    if (outcome.kind === 'sent') return { kind: 'sent' }
    return { kind: 'failed', reason: outcome.kind === 'gone' ? 'noAddress' : 'refused' }
  }
}
