import { z } from 'zod'
import { callLimits } from '#contract/call-limits.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as evidence from './schemas.ts'

export const evidenceEndpoints = {
  readEvidence: {
    ...plain,
    ...calls.readEvidence,
    summary: 'What was checked of my organisation, and what is missing',
    room: 'evidence',
    access: ['employer'],
    reply: evidence.ownEvidenceSchema,
  },
  sendEvidence: {
    ...plain,
    ...calls.sendEvidence,
    summary: 'Send a work e-mail, a number of the company or a photo of the office',
    room: 'evidence',
    access: ['employer'],
    limit: callLimits.evidence,
    params: evidence.evidenceParamsSchema,
    body: evidence.sendEvidenceSchema,
    files: { photo: { kind: 'image' } },
    reply: evidence.ownEvidenceSchema,
  },
  confirmWorkEmail: {
    ...plain,
    ...calls.confirmWorkEmail,
    summary: 'Enter the code that was sent to the work e-mail',
    room: 'evidence',
    access: ['employer'],
    limit: callLimits.evidence,
    body: z.looseObject({}),
    reply: evidence.ownEvidenceSchema,
  },
  listOrganisations: {
    ...plain,
    ...trustCalls.listOrganisations,
    summary: 'List organisations',
    room: 'evidence',
    access: ['admin'],
    body: evidence.listOrganisationsSchema,
    reply: z.array(evidence.organisationRowSchema),
    paged: true,
  },
  readOrganisation: {
    ...plain,
    ...trustCalls.readOrganisation,
    summary: 'What is known of an organisation',
    room: 'evidence',
    access: ['admin'],
    params: evidence.organisationParamsSchema,
    reply: evidence.organisationSchema,
  },
  decideEvidence: {
    ...plain,
    ...trustCalls.decideEvidence,
    summary: 'Say whether evidence holds',
    room: 'evidence',
    access: ['admin'],
    limit: callLimits.edits,
    params: evidence.evidenceIdParamsSchema,
    body: evidence.decideEvidenceSchema,
    reply: evidence.organisationSchema,
  },
} as const satisfies Record<string, Endpoint>
