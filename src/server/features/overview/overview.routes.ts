import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { OverviewService } from './overview.service.ts'

export function bindOverview(bind: Bind, overview: OverviewService): void {
  bind.signedIn(endpoints.readOverview, ({ viewer, query }) => overview.read(viewer, query))
}
