import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { anySignedIn, plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as sessions from './session-schemas.ts'

export const sessionsEndpoints = {
  listSessions: {
    ...plain,
    ...calls.listSessions,
    summary: 'List my signed-in devices',
    room: 'accounts',
    access: anySignedIn,
    query: sessions.listSessionsSchema,
    reply: z.array(sessions.sessionSchema),
    paged: true,
  },
  endSession: {
    ...plain,
    ...calls.endSession,
    summary: 'Sign out one of my devices',
    room: 'accounts',
    access: anySignedIn,
    params: sessions.sessionParamsSchema,
    reply: sessions.endSessionReplySchema,
  },
  endOtherSessions: {
    ...plain,
    ...calls.endOtherSessions,
    summary: 'Sign out all my devices but this one',
    room: 'accounts',
    access: anySignedIn,
    reply: sessions.endOtherSessionsReplySchema,
  },
} as const satisfies Record<string, Endpoint>
