import { z } from 'zod'
import { anySignedIn, plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import * as sessions from '../sessions.ts'

export const sessionsEndpoints = {
  listSessions: {
    ...plain,
    method: 'GET',
    path: '/api/sessions',
    summary: 'Where I am signed in',
    room: 'accounts',
    access: anySignedIn,
    query: sessions.listSessionsSchema,
    reply: z.array(sessions.sessionSchema),
    paged: true,
  },
  endSession: {
    ...plain,
    method: 'POST',
    path: '/api/sessions/:sessionId/end',
    summary: 'Sign out one of my devices',
    room: 'accounts',
    access: anySignedIn,
    params: sessions.sessionParamsSchema,
    reply: sessions.endSessionReplySchema,
  },
  endOtherSessions: {
    ...plain,
    method: 'POST',
    path: '/api/sessions/end-others',
    summary: 'Sign out all my devices but this one',
    room: 'accounts',
    access: anySignedIn,
    reply: sessions.endOtherSessionsReplySchema,
  },
} as const satisfies Record<string, Endpoint>
