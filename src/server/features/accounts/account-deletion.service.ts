import type { Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import * as accounts from './accounts.repository.ts'
import type { Proof, Proofs } from './proofs.service.ts'
import { deleteSessionsOf } from './sessions.repository.ts'

type Deps = { clock: Clock; proofs: Proofs }

export function createAccountDeletion({ clock, proofs }: Deps) {
  return {
    /** Blocks sign-ins with this identity until the transaction ends. */
    async lockIdentity(tx: Transaction<DB>, identityId: string): Promise<void> {
      await accounts.lockIdentity(tx, identityId)
    },

    /**
     * Runs an action for a viewer who has just signed in again, and spends the proof of that sign-in.
     * @throws AppError INVALID_PROOF, also for another person's proof
     */
    async runWithProof(
      viewer: Viewer,
      proof: Proof,
      action: (tx: Transaction<DB>) => Promise<void>,
    ): Promise<void> {
      await proofs.spend(proof, async (tx, identityId) => {
        if (identityId !== viewer.identityId) throw new AppError('INVALID_PROOF')
        await action(tx)
      })
    },

    /**
     * Marks the account as deleted: every session ends, and sign-ins are refused. The identity stays
     * locked until the transaction ends, so that nothing new starts for the account.
     * @throws AppError NOT_SIGNED_IN when the account was deleted concurrently
     */
    async lockOut(tx: Transaction<DB>, { identityId, accountId }: Viewer): Promise<void> {
      // Sign-in takes this lock first too, so the two never deadlock.
      await accounts.lockIdentity(tx, identityId)
      const existing = await accounts.listAccounts(tx, identityId)
      if (existing.find(({ id }) => id === accountId)?.deletedAt !== null) {
        throw new AppError('NOT_SIGNED_IN')
      }
      await accounts.setDeleted(tx, accountId, clock.now())
      await deleteSessionsOf(tx, accountId)
    },
  }
}
