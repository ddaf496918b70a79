import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { NotificationsService } from './notifications.service.ts'

export function bindNotifications(bind: Bind, notifications: NotificationsService): void {
  bind.signedIn(endpoints.subscribe, async ({ viewer, bearerToken, body }) => {
    if (bearerToken !== undefined) await notifications.subscribe(viewer, bearerToken, body)
    return { success: true as const }
  })
  bind.signedIn(endpoints.unsubscribe, async ({ viewer, bearerToken }) => {
    if (bearerToken !== undefined) await notifications.unsubscribe(viewer, bearerToken)
    return { success: true as const }
  })
  bind.open(endpoints.getPushKey, async () => ({ publicKey: notifications.publicKey }))
}
