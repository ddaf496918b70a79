import { calls } from '#contract/calls.ts'
import * as places from './schemas.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'

export const placesEndpoints = {
  findPincode: {
    ...plain,
    ...calls.findPincode,
    summary: 'State and city of a pincode',
    room: 'places',
    access: 'anyone',
    limit: callLimits.places,
    params: places.pincodeParamsSchema,
    reply: places.pincodeReplySchema,
  },
  findPlaceNear: {
    ...plain,
    ...calls.findPlaceNear,
    summary: 'The pincode nearest to where a device says it is',
    room: 'places',
    access: 'anyone',
    limit: callLimits.places,
    body: places.pointSchema,
    reply: places.pincodeReplySchema,
  },
} as const satisfies Record<string, Endpoint>
