import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import type { Clock } from '../lib/clock.ts'
import { newSecret } from '../lib/ids.ts'
import type { NamedAdmins } from './accounts.repository.ts'
import * as sessions from './sessions.repository.ts'
import { hashToken } from './token-hash.ts'

export type SessionsService = ReturnType<typeof createSessionsService>

const hourMs = 3_600_000
const lifeMs = limits.sessionDays * 24 * hourMs

type Needs = { db: Kysely<DB>; clock: Clock; config: NamedAdmins }

export function createSessionsService({ db, clock, config }: Needs) {
  /** Gives the token, which is kept nowhere else. */
  async function startSession(connection: Kysely<DB>, accountId: string): Promise<string> {
    const token = newSecret()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + lifeMs)
    const session = { tokenHash: hashToken(token), accountId, now, expiresAt }
    await sessions.insertSession(connection, session)
    return token
  }

  /** One query; once an hour a second one, which lets the session live on. */
  async function findViewer(token: string): Promise<Viewer | undefined> {
    const tokenHash = hashToken(token)
    const now = clock.now()
    const session = await sessions.findSession(db, tokenHash, now, config)
    if (!session) return undefined
    const { lastSeenAt, ...viewer } = session
    if (now.getTime() - lastSeenAt.getTime() >= hourMs) {
      await sessions.slideSession(db, tokenHash, now, new Date(now.getTime() + lifeMs))
    }
    return viewer
  }

  async function logout(token: string): Promise<void> {
    await sessions.deleteSession(db, hashToken(token))
  }

  return { startSession, findViewer, logout }
}
