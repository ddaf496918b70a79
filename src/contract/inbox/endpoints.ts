import { z } from 'zod'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import * as inbox from './schemas.ts'

const base = { ...plain, room: 'inbox', access: ['admin'] } as const

export const inboxEndpoints = {
  listCases: {
    ...base,
    ...trustCalls.listCases,
    summary: 'What people sent that an admin answers, the soonest due first',
    query: inbox.listCasesSchema,
    reply: z.array(inbox.listedCaseSchema),
    paged: true,
  },
  readCase: {
    ...base,
    ...trustCalls.readCase,
    summary: 'A case of the inbox with what was written',
    params: inbox.caseParamsSchema,
    reply: inbox.caseSchema,
  },
  assignCase: {
    ...base,
    ...trustCalls.assignCase,
    summary: 'Set who works on a case, whether it waits, and its note',
    limit: callLimits.edits,
    params: inbox.caseParamsSchema,
    body: inbox.assignCaseSchema,
    reply: inbox.caseSchema,
  },
} as const satisfies Record<string, Endpoint>
