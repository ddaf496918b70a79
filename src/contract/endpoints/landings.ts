import { callLimits } from '../call-limits.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import * as landings from '../landings.ts'

export const landingsEndpoints = {
  listLandings: {
    ...plain,
    method: 'GET',
    path: '/api/public/landings',
    summary: 'Categories and cities that have live jobs',
    room: 'landings',
    access: 'anyone',
    limit: callLimits.search,
    query: landings.landingsQuerySchema,
    reply: landings.landingsSchema,
  },
  getLanding: {
    ...plain,
    method: 'GET',
    path: '/api/public/landings/:slug',
    summary: 'What the page of a category, a city or both is about',
    room: 'landings',
    access: 'anyone',
    limit: callLimits.search,
    params: landings.landingParamsSchema,
    reply: landings.landingSchema,
  },
} as const satisfies Record<string, Endpoint>
