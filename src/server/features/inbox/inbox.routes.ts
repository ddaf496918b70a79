import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { InboxService } from './inbox.service.ts'

export function bindInbox(bind: Bind, { inbox }: { readonly inbox: InboxService }): void {
  bind.signedIn(endpoints.listCases, async ({ viewer, query, sendPage }) =>
    sendPage(await inbox.list(viewer, query)),
  )
  bind.signedIn(endpoints.readCase, ({ viewer, params, t }) => inbox.read(viewer, params, t))
  bind.signedIn(endpoints.assignCase, ({ viewer, params, body, t }) =>
    inbox.assign(viewer, params, body, t),
  )
}
