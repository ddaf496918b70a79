import type { FastifyRequest } from 'fastify'
import type { Role } from '#contract/accounts/roles.ts'
import type { AdminRole } from '#contract/admin/roles.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { AwaitedStep } from '#contract/second-factor/schemas.ts'
import type { TeamRole } from '#contract/team/roles.ts'
import type { Languages } from '#server/lib/languages.ts'
import { AppError } from '#server/lib/app-error.ts'
import { networkOf } from '#server/lib/network.ts'

export type Membership = {
  readonly organisationId: string
  readonly role: TeamRole
  /** The member's own account. */
  readonly memberAccountId: string
}

/** The caller, from the session alone; nothing in a request body changes it. */
export type Viewer = {
  readonly accountId: string
  readonly identityId: string
  readonly role: Role
  readonly sessionId: string
  /** The language that the account has chosen, if any. */
  readonly locale?: Locale | null
  /** A session that waits for its second step may only take that step. */
  readonly awaits: AwaitedStep | null
  /** The organisation that a member acts for. In calls about it `accountId` is the organisation's. */
  readonly membership?: Membership
  /** What an admin may do. */
  readonly adminRole?: AdminRole
  /** The caller's network; absent for calls of the product itself. */
  readonly network?: string
}

export type FindViewer = (token: string) => Promise<Viewer | undefined>

/**
 * The session's owner, as far as the call requires one. The reply is in their language from here on.
 * @throws AppError NOT_SIGNED_IN without a live session, WRONG_ROLE with another role,
 * SECOND_STEP_FIRST with a session that waits, unless the call is part of the second step
 */
export async function admit(
  request: FastifyRequest,
  { access, beforeSecondStep }: Pick<Endpoint, 'access' | 'beforeSecondStep'>,
  { findViewer, languages }: { findViewer: FindViewer; languages: Languages },
): Promise<Viewer | undefined> {
  if (access === 'anyone') return undefined
  const token = bearerToken(request)
  const found = token === undefined ? undefined : await findViewer(token)
  const viewer = found && { ...found, network: networkOf(request.ip) }
  // Refusals too are said in the account's language.
  request.locale = languages.find(found?.locale) ?? request.locale
  if (viewer && viewer.awaits !== null && !beforeSecondStep) throw new AppError('SECOND_STEP_FIRST')
  if (access === 'visitor') return viewer
  if (!viewer) throw new AppError('NOT_SIGNED_IN')
  if (!access.includes(viewer.role)) throw new AppError('WRONG_ROLE')
  return viewer
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
}
