import { calls } from '#contract/calls.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as landings from './schemas.ts'

export const landingsEndpoints = {
  listLandings: {
    ...plain,
    ...calls.listLandings,
    summary: 'Categories and cities that have live jobs',
    room: 'landing-pages',
    access: 'anyone',
    limit: callLimits.search,
    query: landings.landingsQuerySchema,
    reply: landings.landingsSchema,
  },
  getLanding: {
    ...plain,
    ...calls.getLanding,
    summary: 'Content of the landing page of a category, a city or both',
    room: 'landing-pages',
    access: 'anyone',
    limit: callLimits.search,
    params: landings.landingParamsSchema,
    reply: landings.landingSchema,
  },
} as const satisfies Record<string, Endpoint>
