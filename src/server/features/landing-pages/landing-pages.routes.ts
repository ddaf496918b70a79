import { endpoints } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { LandingsService } from './landing-pages.service.ts'

export function bindLandings(bind: Bind, landings: LandingsService): void {
  bind.open(endpoints.listLandings, async ({ query }) =>
    landings.listLandings(query.cities ?? limits.landingCitiesMax),
  )
  bind.open(endpoints.getLanding, async ({ params }) => landings.getLanding(params.slug))
}
