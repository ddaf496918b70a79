import { otherCalls } from '#contract/other-calls.ts'
import { publicConfigSchema } from './schemas.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'

export const siteEndpoints = {
  getSite: {
    ...plain,
    ...otherCalls.getSite,
    summary: 'Name, contacts and links of this site',
    room: 'site',
    access: 'anyone',
    limit: 'none',
    reply: publicConfigSchema,
  },
} as const satisfies Record<string, Endpoint>
