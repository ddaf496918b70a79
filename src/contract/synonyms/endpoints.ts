import { z } from 'zod'
import { adminCalls } from '#contract/admin-calls.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as synonyms from './schemas.ts'

export const synonymsEndpoints = {
  listSynonyms: {
    ...plain,
    ...adminCalls.listSynonyms,
    summary: 'List synonyms: phrases that search understands, and their meanings',
    room: 'synonyms',
    access: ['admin'],
    query: synonyms.listSynonymsSchema,
    reply: z.array(synonyms.synonymSchema),
    paged: true,
  },
  saveSynonym: {
    ...plain,
    ...adminCalls.saveSynonym,
    summary: 'Save a synonym, in place of the earlier meaning of its phrase',
    room: 'synonyms',
    access: ['admin'],
    limit: callLimits.edits,
    body: synonyms.saveSynonymSchema,
    reply: synonyms.synonymSchema,
  },
  removeSynonym: {
    ...plain,
    ...adminCalls.removeSynonym,
    summary: 'Remove a synonym',
    room: 'synonyms',
    access: ['admin'],
    limit: callLimits.edits,
    body: synonyms.removeSynonymSchema,
    reply: synonyms.removeSynonymReplySchema,
  },
} as const satisfies Record<string, Endpoint>
