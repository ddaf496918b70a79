import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { AuditLists } from './audit-lists.service.ts'

export function bindAudit(bind: Bind, lists: AuditLists): void {
  bind.signedIn(endpoints.listAudit, async ({ viewer, body, sendPage }) =>
    sendPage(await lists.list(viewer, body)),
  )
  bind.download(endpoints.downloadAudit, async ({ viewer, query, t }) => ({
    ...(await lists.open(viewer, query, t)),
    mediaType: 'text/csv; charset=utf-8',
  }))
}
