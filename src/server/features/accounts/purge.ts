import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { deleteOldCodes } from './login-codes.repository.ts'
import { deleteOldProofs } from './proofs.repository.ts'
import { deleteOldSessions } from './sessions.repository.ts'

/** Deletes expired codes, proofs, sessions, set-ups and rate limits. */
export function createPurge(db: Kysely<DB>) {
  return async (now: Date): Promise<void> => {
    await deleteOldCodes(db, now)
    await deleteOldProofs(db, now)
    await deleteOldSessions(db, now)
    await db.deleteFrom('second_factor_setups').where('expires_at', '<=', now).execute()
    // The rate limiter uses the machine's clock, not the injected one.
    await db.deleteFrom('rate_limits').where('expire', '<=', String(Date.now())).execute()
  }
}
