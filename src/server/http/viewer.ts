import type { FastifyRequest } from 'fastify'
import type { Role } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { AwaitedStep } from '#contract/second-factor.ts'
import { AppError } from '../lib/app-error.ts'
import { networkOf } from '../lib/network.ts'

/** Who is asking, as the session says; nothing in a request's body changes it. */
export type Viewer = {
  readonly accountId: string
  readonly identityId: string
  readonly role: Role
  readonly sessionId: string
  /** Whoever waits for their second step may do nothing but take it. */
  readonly awaits: AwaitedStep | null
  /** Whence they ask; unknown where the product itself plays them. */
  readonly network?: string
}

export type FindViewer = (token: string) => Promise<Viewer | undefined>

/**
 * The session's owner, as far as a call's access asks for one.
 * @throws AppError NOT_SIGNED_IN without a live session, WRONG_ROLE with somebody else's,
 *   SECOND_STEP_FIRST with one that waits, unless the call is part of the second step
 */
export async function admit(
  request: FastifyRequest,
  { access, beforeSecondStep }: Pick<Endpoint, 'access' | 'beforeSecondStep'>,
  findViewer: FindViewer,
): Promise<Viewer | undefined> {
  if (access === 'anyone') return undefined
  const token = bearerToken(request)
  const found = token === undefined ? undefined : await findViewer(token)
  const viewer = found && { ...found, network: networkOf(request.ip) }
  if (viewer && viewer.awaits !== null && !beforeSecondStep) throw new AppError('SECOND_STEP_FIRST')
  if (access === 'visitor') return viewer
  if (!viewer) throw new AppError('NOT_SIGNED_IN')
  if (!access.includes(viewer.role)) throw new AppError('WRONG_ROLE')
  return viewer
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
}
