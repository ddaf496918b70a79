import * as places from '../places.ts'
import { callLimits } from '../call-limits.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

export const placesEndpoints = {
  findPincode: {
    ...plain,
    method: 'GET',
    path: '/api/places/:pincode',
    summary: 'State and city of a pincode',
    room: 'places',
    access: 'anyone',
    limit: callLimits.places,
    params: places.pincodeParamsSchema,
    reply: places.pincodeReplySchema,
  },
} as const satisfies Record<string, Endpoint>
