import { z } from 'zod'
import type { Role } from './accounts.ts'
import { callLimits } from './call-limits.ts'
import type { LimitOfCall } from './call-limits.ts'

/**
 * 'anyone' needs no session and gets none; 'visitor' takes a session when there is one; a list of
 * roles refuses everybody else.
 */
export type Access = 'anyone' | 'visitor' | readonly Role[]

export type FileField = { readonly kind: 'image' | 'resume' | 'video' }

/** A call of the API: declared once, bound by the server, called by the browser's client. */
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
  /** How often it may be made, counted once the caller is admitted. */
  readonly limit: LimitOfCall
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** File fields of a multipart body. Such a call takes JSON too, when no file is sent. */
  readonly files: Readonly<Record<string, FileField>>
  readonly reply: Reply
  /** The reply is a list; X-Total-Count, X-Next-Cursor and X-Counts go with it. */
  readonly paged: boolean
  /** Also for a session that still waits for its second step; every other call refuses that one. */
  readonly beforeSecondStep: boolean
}

/** Stands where a call takes no parameters, no query or no body. */
export const nothing = z.unknown()

/** What most calls leave out. */
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
