import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Role } from '#contract/accounts/roles.ts'
import { limits } from '#server/lib/limits.ts'
import type { SecondFactorHint } from '#contract/second-factor/schemas.ts'
import type { listSessionsSchema, SignedInSession } from '#contract/accounts/session-schemas.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { createBatcher } from '#server/cache/batch.ts'
import { isId, newSecret } from '#server/lib/ids.ts'
import { cutPage, readWrittenCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
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

type Deps = {
  db: Kysely<DB>
  clock: Clock
  audit: Pick<Audit, 'record'>
  config: NamedAdmins & { isSecondFactorRequired: boolean }
}
type NewSession = { readonly accountId: string; readonly role: Role; readonly device: Device }
type Started = { readonly token: string; readonly secondFactor?: SecondFactorHint }
type SessionsQuery = z.output<typeof listSessionsSchema>

export function createSessionsService({ db, clock, audit, config }: Deps) {
  const isRequired = config.isSecondFactorRequired
  const addMs = (now: Date, ms: number) => new Date(now.getTime() + ms)
  const findSession = createBatcher((tokenHashes: readonly Buffer[]) =>
    sessions.findSessions(db, tokenHashes, clock.now(), config),
  )

  /** Returns the token. The database stores only its hash. */
  async function startSession(connection: Kysely<DB>, newSession: NewSession): Promise<Started> {
    const { accountId, role, device } = newSession
    const hasFactor = role === 'admin' && (await sessions.accountHasFactor(connection, accountId))
    const facts = { role, hasFactor, secondStepAt: null }
    const waits = awaitedStep(facts, isRequired) !== null
    const token = newSecret()
    const now = clock.now()
    const expiresAt = addMs(now, waits ? limits.secondStepMinutes * minuteMs : lifeMs)
    const tokenHash = hashToken(token)
    await sessions.insertSession(connection, { tokenHash, accountId, now, expiresAt, device })
    const secondFactor = hintFor(facts, isRequired)
    return { token, ...(secondFactor && { secondFactor }) }
  }

  /** Runs one batched query, and at most once an hour an update that extends the session. */
  async function findViewer(token: string): Promise<Viewer | undefined> {
    const tokenHash = hashToken(token)
    const now = clock.now()
    const session = await findSession(tokenHash)
    if (!session) return undefined
    const { lastSeenAt, hasFactor, secondStepAt, organisationId, teamRole, adminRole, ...viewer } =
      session
    const awaits = awaitedStep({ role: viewer.role, hasFactor, secondStepAt }, isRequired)
    if (awaits === null && now.getTime() - lastSeenAt.getTime() >= hourMs) {
      await sessions.extendSession(db, tokenHash, now, addMs(now, lifeMs))
    }
    const membership =
      organisationId !== null && teamRole !== null
        ? { organisationId, role: teamRole, memberAccountId: viewer.accountId }
        : undefined
    return {
      ...viewer,
      awaits,
      ...(membership && { membership }),
      ...(adminRole && { adminRole }),
    }
  }

  /**
   * Replaces the token after the second step, because the session has more rights from now on.
   * @throws AppError NOT_SIGNED_IN when the session ended or its token was replaced concurrently
   */
  async function completeSecondStep(connection: Kysely<DB>, token: string): Promise<string> {
    const renewed = newSecret()
    const now = clock.now()
    const isRenewed = await sessions.renewToken(connection, hashToken(token), {
      tokenHash: hashToken(renewed),
      now,
      expiresAt: addMs(now, lifeMs),
    })
    if (!isRenewed) throw new AppError('NOT_SIGNED_IN')
    return renewed
  }

  async function listOwn(viewer: Viewer, query: SessionsQuery): Promise<Page<SignedInSession>> {
    const { limit = limits.listDefault } = query
    const after = readWrittenCursor(query.cursor)
    const now = clock.now()
    const { accountId } = viewer
    const found = await sessions.listSessions(db, {
      accountId,
      now,
      after,
      limit: limit + 1,
    })
    const { shown, nextCursor } = cutPage(found, limit, ({ createdAt }) => createdAt)
    return {
      items: shown.map((session) => present(session, viewer)),
      total: await sessions.countSessions(db, accountId, now),
      nextCursor,
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
    /** @throws AppError NOT_FOUND, for another person's session too */
    async endOwn(viewer: Viewer, sessionId: string): Promise<void> {
      const { accountId } = viewer
      if (!isId(sessionId)) throw new AppError('NOT_FOUND')
      await db.transaction().execute(async (tx) => {
        const isEnded = await sessions.deleteSessionOf(tx, { accountId, sessionId })
        if (!isEnded) throw new AppError('NOT_FOUND')
        await audit.record(tx, viewer, { kind: 'sessions-ended', details: { count: 1 } })
      })
    },
    /** Ends all sessions but the viewer's own, and returns their number. */
    async endOthers(viewer: Viewer): Promise<number> {
      const { accountId, sessionId } = viewer
      return await db.transaction().execute(async (tx) => {
        const count = await sessions.deleteOtherSessions(tx, { accountId, sessionId })
        if (count > 0) {
          await audit.record(tx, viewer, { kind: 'sessions-ended', details: { count } })
        }
        return count
      })
    },
    async logout(viewer: Viewer, token: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await sessions.deleteSession(tx, hashToken(token))
        await audit.record(tx, viewer, { kind: 'signed-out' })
      })
    },
  }
}
