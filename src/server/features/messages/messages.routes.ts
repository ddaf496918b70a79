import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { MessageSettingsService } from './message-settings.service.ts'
import type { MessagesService } from './messages.service.ts'

export function bindMessages(
  bind: Bind,
  messages: MessagesService,
  settings: MessageSettingsService,
): void {
  bind.signedIn(endpoints.listMessages, async ({ viewer, query, sendPage }) =>
    sendPage(await messages.list(viewer, query)),
  )
  bind.signedIn(endpoints.countUnreadMessages, async ({ viewer }) => messages.countUnread(viewer))
  bind.signedIn(endpoints.readMessage, async ({ viewer, params }) => ({
    success: true as const,
    ...(await messages.read(viewer, params.messageId)),
  }))
  bind.signedIn(endpoints.readAllMessages, async ({ viewer, body }) => ({
    success: true as const,
    ...(await messages.readAll(viewer, body)),
  }))
  bind.signedIn(endpoints.getMessageSettings, async ({ viewer }) => settings.get(viewer))
  bind.signedIn(endpoints.changeMessageSetting, async ({ viewer, body }) =>
    settings.change(viewer, body),
  )
  bind.signedIn(endpoints.stopAlerts, async ({ viewer }) => settings.stopAlerts(viewer))
  bind.signedIn(endpoints.getApplicantNews, async ({ viewer }) => settings.getApplicantNews(viewer))
  bind.signedIn(endpoints.changeApplicantNews, async ({ viewer, body }) =>
    settings.changeApplicantNews(viewer, body.applicantNews),
  )
  bind.open(endpoints.readStop, async ({ params }) => settings.readStop(params.token))
}
