import { z } from 'zod'
import * as audit from '../audit.ts'
import { callLimits } from '../call-limits.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

export const auditEndpoints = {
  listAudit: {
    ...plain,
    method: 'POST',
    path: '/api/audit',
    summary: 'Who did or saw what',
    room: 'audit',
    access: ['admin'],
    body: audit.listAuditSchema,
    reply: z.array(audit.auditEventSchema),
    paged: true,
  },
  /** The reply is a file: CSV in UTF-8, with a name of its own. */
  downloadAudit: {
    ...plain,
    method: 'GET',
    path: '/api/audit.csv',
    summary: 'Who did or saw what, as a file',
    room: 'audit',
    access: ['admin'],
    limit: callLimits.downloads,
    query: audit.auditFiltersSchema,
    reply: z.string(),
  },
} as const satisfies Record<string, Endpoint>
