import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import { deleteOldCodes } from './login-codes.repository.ts'
import { deleteOldProofs } from './proofs.repository.ts'
import { deleteOldSessions } from './sessions.repository.ts'

/** Clears away what no longer works anyway. */
export function createPurge(db: Kysely<DB>) {
  return async (now: Date): Promise<void> => {
    await deleteOldCodes(db, now)
    await deleteOldProofs(db, now)
    await deleteOldSessions(db, now)
    await db.deleteFrom('second_factor_setups').where('expires_at', '<=', now).execute()
    // The rate limiter goes by the machine's clock, whatever ours says.
    await db.deleteFrom('rate_limits').where('expire', '<=', String(Date.now())).execute()
  }
}
