import { callLimits } from '#contract/call-limits.ts'
import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as companies from './schemas.ts'

export const companiesEndpoints = {
  getCompany: {
    ...plain,
    ...calls.getCompany,
    summary: 'The public page of a company: what was checked, how it answers, its live jobs',
    room: 'companies',
    access: 'anyone',
    limit: callLimits.search,
    params: companies.companyParamsSchema,
    query: companies.companyQuerySchema,
    reply: companies.companySchema,
  },
} as const satisfies Record<string, Endpoint>
