import { z } from 'zod'
import { trustCalls } from '#contract/trust-calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as find from './schemas.ts'

export const findEndpoints = {
  /** By POST, so that no phone number stands in an address, which proxies log. */
  findAnything: {
    ...plain,
    ...trustCalls.findAnything,
    summary: 'Companies, jobs, people, payments and requests that a text means',
    room: 'find',
    access: ['admin'],
    body: find.findAnythingSchema,
    reply: z.array(find.foundItemSchema),
  },
} as const satisfies Record<string, Endpoint>
