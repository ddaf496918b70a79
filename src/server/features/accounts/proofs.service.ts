import type { Kysely, Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { firstId, isId, newSecret } from '#server/lib/ids.ts'
import { ensureIdentity, lockIdentity, setIdentityEmail } from './accounts.repository.ts'
import type { IdentityName } from './accounts.repository.ts'
import * as proofs from './proofs.repository.ts'
import { hashToken } from './token-hash.ts'

/** The result of every kind of sign-in: a single-use token that proves that its bearer is `uid`. */
export type Proof = { readonly uid: string; readonly proof: string }
export type Proofs = ReturnType<typeof createProofs>

export function createProofs({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  /** Creates a proof for an existing identity. */
  async function renew(connection: Kysely<DB>, identityId: string): Promise<Proof> {
    const proof = newSecret()
    const expiresAt = new Date(clock.now().getTime() + limits.proofMinutes * 60_000)
    await proofs.insertProof(connection, { tokenHash: hashToken(proof), identityId, expiresAt })
    return { uid: identityId, proof }
  }

  const take = (connection: Kysely<DB>, { proof }: Proof) =>
    proofs.takeProof(connection, hashToken(proof), clock.now())

  return {
    renew,
    /** Creates a proof for a person who has just signed in. */
    async prove(connection: Kysely<DB>, name: IdentityName): Promise<Proof> {
      return await renew(connection, await ensureIdentity(connection, name, clock.now()))
    },
    /** Creates a proof after a provider's sign-in. The provider has verified the e-mail. */
    async proveByProvider(name: IdentityName, email: string | undefined): Promise<Proof> {
      return await db.transaction().execute(async (tx) => {
        const identityId = await ensureIdentity(tx, name, clock.now())
        await setIdentityEmail(tx, identityId, email)
        return await renew(tx, identityId)
      })
    },
    /**
     * Spends a proof and runs `action` for its identity in one transaction: after a database failure
     * the proof stays valid for a retry. An AppError spends the proof too, except for the code
     * `keepOn`: then the person has to answer a question first, and sends the same proof again.
     * @throws AppError INVALID_PROOF when the proof is unknown, spent, expired or another person's
     */
    async spend<Done>(
      proof: Proof,
      action: (tx: Transaction<DB>, identityId: string) => Promise<Done>,
      keepOn?: ErrorCode,
    ): Promise<Done> {
      try {
        return await db.transaction().execute(async (tx) => {
          // Erasure locks the identity first too. An invalid id runs the same query as a valid one.
          await lockIdentity(tx, isId(proof.uid) ? proof.uid : firstId)
          const taken = await take(tx, proof)
          if (taken?.identityId !== proof.uid) throw new AppError('INVALID_PROOF')
          return await action(tx, taken.identityId)
        })
      } catch (error) {
        // The rollback restored the proof.
        if (error instanceof AppError && error.code !== keepOn) await take(db, proof)
        throw error
      }
    },
  }
}
