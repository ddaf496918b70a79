import { publicConfigSchema } from '../site.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

export const siteEndpoints = {
  getSite: {
    ...plain,
    method: 'GET',
    path: '/api/site',
    summary: 'Name, contacts and links of this site',
    room: 'site',
    access: 'anyone',
    limit: 'none',
    reply: publicConfigSchema,
  },
} as const satisfies Record<string, Endpoint>
