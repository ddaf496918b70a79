import { z } from 'zod'
import type { Role } from '#contract/accounts/roles.ts'
import { callLimits } from './call-limits.ts'
import type { LimitOfCall } from './call-limits.ts'

/**
 * 'anyone' ignores sessions; 'visitor' uses a session if there is one; a list of roles refuses
 * everybody else.
 */
export type Access = 'anyone' | 'visitor' | readonly Role[]

export type FileField = { readonly kind: 'image' | 'resume' | 'video' | 'voice' }

/** A call of the API. It is declared once, bound by the server and used by the browser's client. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly summary: string
  readonly room: string
  readonly access: Access
  /** The rate limit, counted after the access check. */
  readonly limit: LimitOfCall
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** File fields of a multipart body. Without a file the call accepts JSON too. */
  readonly files: Readonly<Record<string, FileField>>
  readonly reply: Reply
  /** The reply is a list with the headers X-Total-Count, X-Next-Cursor and X-Counts. */
  readonly paged: boolean
  /** Allowed for a session that still waits for its second step. All other calls refuse it. */
  readonly beforeSecondStep: boolean
}

/** The schema of absent parameters, query or body. */
export const nothing = z.unknown()

/** The defaults of most calls. */
export const plain = {
  limit: callLimits.usual,
  params: nothing,
  query: nothing,
  body: nothing,
  files: {},
  paged: false,
  beforeSecondStep: false,
} as const

export const anySignedIn = ['candidate', 'employer', 'admin'] as const satisfies readonly Role[]
