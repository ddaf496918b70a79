import type { FastifyRequest } from 'fastify'
import type { Role } from '#contract/accounts.ts'
import type { Access } from '#contract/endpoint.ts'
import { AppError } from '../lib/app-error.ts'

/** Who is asking, as the session says; nothing in a request's body changes it. */
export type Viewer = {
  readonly accountId: string
  readonly identityId: string
  readonly role: Role
}

export type FindViewer = (token: string) => Promise<Viewer | undefined>

/**
 * The session's owner, as far as a call's access asks for one.
 * @throws AppError NOT_SIGNED_IN without a live session, WRONG_ROLE with somebody else's
 */
export async function admit(
  request: FastifyRequest,
  access: Access,
  findViewer: FindViewer,
): Promise<Viewer | undefined> {
  if (access === 'anyone') return undefined
  const token = bearerToken(request)
  const viewer = token === undefined ? undefined : await findViewer(token)
  if (access === 'visitor') return viewer
  if (!viewer) throw new AppError('NOT_SIGNED_IN')
  if (!access.includes(viewer.role)) throw new AppError('WRONG_ROLE')
  return viewer
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
}
