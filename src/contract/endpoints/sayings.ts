import { z } from 'zod'
import { callLimits } from '../call-limits.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import * as sayings from '../sayings.ts'

export const sayingsEndpoints = {
  listSayings: {
    ...plain,
    method: 'GET',
    path: '/api/sayings',
    summary: 'Words of the trade that search understands, with what they mean',
    room: 'search',
    access: ['admin'],
    query: sayings.listSayingsSchema,
    reply: z.array(sayings.sayingSchema),
    paged: true,
  },
  saveSaying: {
    ...plain,
    method: 'POST',
    path: '/api/sayings',
    summary: 'Say what words mean; what they meant before is over',
    room: 'search',
    access: ['admin'],
    limit: callLimits.edits,
    body: sayings.saveSayingSchema,
    reply: sayings.sayingSchema,
  },
  removeSaying: {
    ...plain,
    method: 'POST',
    path: '/api/sayings/remove',
    summary: 'Let words mean nothing but themselves',
    room: 'search',
    access: ['admin'],
    limit: callLimits.edits,
    body: sayings.removeSayingSchema,
    reply: sayings.removeSayingReplySchema,
  },
} as const satisfies Record<string, Endpoint>
