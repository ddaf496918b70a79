import type { Transaction } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import * as accounts from './accounts.repository.ts'
import type { Proof, Proofs } from './proofs.service.ts'
import { deleteSessionsOf } from './sessions.repository.ts'

type Needs = { clock: Clock; proofs: Proofs }

export function createAccountDeletion({ clock, proofs }: Needs) {
  return {
    /** Until the transaction ends nobody signs in by this identity. */
    async holdIdentity(trx: Transaction<DB>, identityId: string): Promise<void> {
      await accounts.lockIdentity(trx, identityId)
    },

    /**
     * Acts for a viewer who has just shown again who they are, and spends the proof of it.
     * @throws AppError INVALID_PROOF, also for the proof of somebody else
     */
    async actAsOwner(
      viewer: Viewer,
      proof: Proof,
      act: (trx: Transaction<DB>) => Promise<void>,
    ): Promise<void> {
      await proofs.spend(proof, async (trx, identityId) => {
        if (identityId !== viewer.identityId) throw new AppError('INVALID_PROOF')
        await act(trx)
      })
    },

    /**
     * Locks the account for good: every session ends, and signing in is refused. Held from here on,
     * so that nothing is begun for it any more.
     * @throws AppError NOT_SIGNED_IN when it was deleted meanwhile
     */
    async lockOut(trx: Transaction<DB>, { identityId, accountId }: Viewer): Promise<void> {
      // First of all, as signing in does.
      await accounts.lockIdentity(trx, identityId)
      const held = await accounts.listAccounts(trx, identityId)
      if (held.find(({ id }) => id === accountId)?.deletedAt !== null) {
        throw new AppError('NOT_SIGNED_IN')
      }
      await accounts.setDeleted(trx, accountId, clock.now())
      await deleteSessionsOf(trx, accountId)
    },
  }
}
