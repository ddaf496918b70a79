import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Role } from '#contract/accounts.ts'
import { limits } from '#contract/limits.ts'
import type { SecondFactorHint } from '#contract/second-factor.ts'
import type { listSessionsSchema, SignedInSession } from '#contract/sessions.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { gatherLookups } from '../lib/gather-lookups.ts'
import { isId, newSecret } from '../lib/ids.ts'
import { decodeTimeCursor, encodeCursor } from '../lib/page.ts'
import type { Page } from '../lib/page.ts'
import type { NamedAdmins } from './accounts.repository.ts'
import { plainNetwork } from './device.rules.ts'
import type { Device } from './device.rules.ts'
import { awaitedStep, hintFor } from './second-step.rules.ts'
import * as sessions from './sessions.repository.ts'
import { hashToken } from './token-hash.ts'

export type SessionsService = ReturnType<typeof createSessionsService>

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const lifeMs = limits.sessionDays * 24 * hourMs

type Needs = {
  db: Kysely<DB>
  clock: Clock
  audit: Pick<Audit, 'record'>
  config: NamedAdmins & { isSecondFactorRequired: boolean }
}
type NewSession = { readonly accountId: string; readonly role: Role; readonly device: Device }
type Started = { readonly token: string; readonly secondFactor?: SecondFactorHint }
type Wish = z.output<typeof listSessionsSchema>

export function createSessionsService({ db, clock, audit, config }: Needs) {
  const isRequired = config.isSecondFactorRequired
  const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
  const findSession = gatherLookups((tokenHashes: readonly Buffer[]) =>
    sessions.findSessions(db, tokenHashes, clock.now(), config),
  )

  /** Gives the token, which is kept nowhere else. */
  async function startSession(connection: Kysely<DB>, started: NewSession): Promise<Started> {
    const { accountId, role, device } = started
    const hasFactor = role === 'admin' && (await sessions.accountHasFactor(connection, accountId))
    const facts = { role, hasFactor, secondStepAt: null }
    const waits = awaitedStep(facts, isRequired) !== null
    const token = newSecret()
    const now = clock.now()
    const expiresAt = later(now, waits ? limits.secondStepMinutes * minuteMs : lifeMs)
    const tokenHash = hashToken(token)
    await sessions.insertSession(connection, { tokenHash, accountId, now, expiresAt, device })
    const secondFactor = hintFor(facts, isRequired)
    return { token, ...(secondFactor && { secondFactor }) }
  }

  /** One query, shared with others of the same moment; once an hour a second one, which lets the session live on. */
  async function findViewer(token: string): Promise<Viewer | undefined> {
    const tokenHash = hashToken(token)
    const now = clock.now()
    const session = await findSession(tokenHash)
    if (!session) return undefined
    const { lastSeenAt, hasFactor, secondStepAt, ...viewer } = session
    const awaits = awaitedStep({ role: viewer.role, hasFactor, secondStepAt }, isRequired)
    if (awaits === null && now.getTime() - lastSeenAt.getTime() >= hourMs) {
      await sessions.slideSession(db, tokenHash, now, later(now, lifeMs))
    }
    return { ...viewer, awaits }
  }

  /**
   * The second step is done: the session means more now, so it gets another token.
   * @throws AppError NOT_SIGNED_IN when it ended, or got another one, meanwhile
   */
  async function completeSecondStep(connection: Kysely<DB>, token: string): Promise<string> {
    const renewed = newSecret()
    const now = clock.now()
    const isRenewed = await sessions.renewToken(connection, hashToken(token), {
      tokenHash: hashToken(renewed),
      now,
      expiresAt: later(now, lifeMs),
    })
    if (!isRenewed) throw new AppError('NOT_SIGNED_IN')
    return renewed
  }

  async function listOwn(viewer: Viewer, wish: Wish): Promise<Page<SignedInSession>> {
    const { limit = limits.listDefault } = wish
    const after = decodeTimeCursor(wish.cursor)
    const now = clock.now()
    const { accountId } = viewer
    const found = await sessions.listSessions(db, {
      accountId,
      now,
      after: after?.at ? { at: after.at, id: after.id } : undefined,
      limit: limit + 1,
    })
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map((session) => present(session, viewer)),
      total: await sessions.countSessions(db, accountId, now),
      nextCursor:
        last && found.length > limit
          ? encodeCursor({ value: last.createdAt.toISOString(), id: last.id })
          : null,
    }
  }

  function present(session: sessions.ListedSession, viewer: Viewer): SignedInSession {
    const { id, browser, system, hasFactor, secondStepAt } = session
    return {
      id,
      isThis: id === viewer.sessionId,
      isWaiting: awaitedStep({ role: viewer.role, hasFactor, secondStepAt }, isRequired) !== null,
      browser,
      system,
      network: plainNetwork(session.network),
      signedInAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    }
  }

  return {
    startSession,
    findViewer,
    completeSecondStep,
    listOwn,
    /** @throws AppError NOT_FOUND for one that is nobody's as for somebody else's */
    async endOwn(viewer: Viewer, sessionId: string): Promise<void> {
      const { accountId } = viewer
      if (!isId(sessionId)) throw new AppError('NOT_FOUND')
      await db.transaction().execute(async (trx) => {
        const isEnded = await sessions.deleteSessionOf(trx, { accountId, sessionId })
        if (!isEnded) throw new AppError('NOT_FOUND')
        await audit.record(trx, viewer, { kind: 'sessions-ended', details: { count: 1 } })
      })
    },
    /** How many were ended: all but the one that asks. */
    async endOthers(viewer: Viewer): Promise<number> {
      const { accountId, sessionId } = viewer
      return await db.transaction().execute(async (trx) => {
        const count = await sessions.deleteSessionsBut(trx, { accountId, sessionId })
        if (count > 0) {
          await audit.record(trx, viewer, { kind: 'sessions-ended', details: { count } })
        }
        return count
      })
    },
    async logout(viewer: Viewer, token: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await sessions.deleteSession(trx, hashToken(token))
        await audit.record(trx, viewer, { kind: 'signed-out' })
      })
    },
  }
}
