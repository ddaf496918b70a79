import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { MessagesService } from './messages.service.ts'

export function bindMessages(bind: Bind, messages: MessagesService): void {
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
}
