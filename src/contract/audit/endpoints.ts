import { z } from 'zod'
import { adminCalls } from '#contract/admin-calls.ts'
import * as audit from './schemas.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'

export const auditEndpoints = {
  listAudit: {
    ...plain,
    ...adminCalls.listAudit,
    summary: 'List audit events',
    room: 'audit',
    access: ['admin'],
    body: audit.listAuditSchema,
    reply: z.array(audit.auditEventSchema),
    paged: true,
  },
  /** The reply is a file: CSV in UTF-8, with a name of its own. */
  downloadAudit: {
    ...plain,
    ...adminCalls.downloadAudit,
    summary: 'Download audit events as a file',
    room: 'audit',
    access: ['admin'],
    limit: callLimits.downloads,
    query: audit.auditFiltersSchema,
    reply: z.string(),
  },
} as const satisfies Record<string, Endpoint>
