import { z } from 'zod'
import { callLimits } from '#contract/call-limits.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { organisationParamsSchema } from '#contract/evidence/schemas.ts'
import * as blocks from './schemas.ts'

const base = { ...plain, room: 'blocks', access: ['admin'] } as const

export const blocksEndpoints = {
  listBlocks: {
    ...base,
    ...trustCalls.listBlocks,
    summary: 'List what is blocked',
    query: blocks.listBlocksSchema,
    reply: z.array(blocks.blockSchema),
    paged: true,
  },
  readBlockImpact: {
    ...base,
    ...trustCalls.readBlockImpact,
    summary: 'Who would be hit by the block of a phone, an e-mail domain or a GSTIN',
    query: blocks.blockImpactQuerySchema,
    reply: blocks.blockImpactSchema,
  },
  addBlock: {
    ...base,
    ...trustCalls.addBlock,
    summary: 'Block a phone, an e-mail domain or a GSTIN',
    limit: callLimits.edits,
    body: z.looseObject({}),
    reply: blocks.blockSchema,
  },
  readOrganisationBlock: {
    ...base,
    ...trustCalls.readOrganisationBlock,
    summary: 'The block of an organisation, or null',
    params: organisationParamsSchema,
    reply: blocks.blockSchema.nullable(),
  },
  blockOrganisation: {
    ...base,
    ...trustCalls.blockOrganisation,
    summary: 'Block an organisation: its jobs freeze at once',
    limit: callLimits.edits,
    params: organisationParamsSchema,
    body: z.looseObject({}),
    reply: blocks.blockSchema,
  },
  agreeToBlock: {
    ...base,
    ...trustCalls.agreeToBlock,
    summary: 'Make a block final as the second admin',
    limit: callLimits.edits,
    params: blocks.blockParamsSchema,
    reply: blocks.blockSchema,
  },
  endBlock: {
    ...base,
    ...trustCalls.endBlock,
    summary: 'End a block: what was frozen comes back',
    limit: callLimits.edits,
    params: blocks.blockParamsSchema,
    body: z.looseObject({}),
    reply: blocks.blockSchema,
  },
} as const satisfies Record<string, Endpoint>
