import type { Kysely, Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { firstId, isId, newSecret } from '../lib/ids.ts'
import { ensureIdentity, lockIdentity, setIdentityEmail } from './accounts.repository.ts'
import type { IdentityName } from './accounts.repository.ts'
import * as proofs from './proofs.repository.ts'
import { hashToken } from './token-hash.ts'

/** What a sign-in ends in, whichever way it went: `proof` says once that its bearer is `uid`. */
export type Proof = { readonly uid: string; readonly proof: string }
export type Proofs = ReturnType<typeof createProofs>

export function createProofs({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  /** A proof for an identity that is already known. */
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
    /** A proof for somebody who has just shown who they are. */
    async prove(connection: Kysely<DB>, name: IdentityName): Promise<Proof> {
      return await renew(connection, await ensureIdentity(connection, name, clock.now()))
    },
    /** The same where a provider told who it is; the e-mail is one that it has verified. */
    async proveByProvider(name: IdentityName, email: string | undefined): Promise<Proof> {
      return await db.transaction().execute(async (trx) => {
        const identityId = await ensureIdentity(trx, name, clock.now())
        await setIdentityEmail(trx, identityId, email)
        return await renew(trx, identityId)
      })
    },
    /**
     * Spends a proof for what `act` does with the identity that it names, both or neither: where the
     * database fails meanwhile, the same proof does for the next try. A refusal spends it, but with
     * the code `spared`: there the person is asked something, and answers with the same proof.
     * @throws AppError INVALID_PROOF when it is unknown, spent, too old or somebody else's
     */
    async spend<Done>(
      proof: Proof,
      act: (trx: Transaction<DB>, identityId: string) => Promise<Done>,
      spared?: ErrorCode,
    ): Promise<Done> {
      try {
        return await db.transaction().execute(async (trx) => {
          // Held first, as by whoever erases it; looked for alike, whatever was sent as its name.
          await lockIdentity(trx, isId(proof.uid) ? proof.uid : firstId)
          const taken = await take(trx, proof)
          if (taken?.identityId !== proof.uid) throw new AppError('INVALID_PROOF')
          return await act(trx, taken.identityId)
        })
      } catch (error) {
        // What the transaction gave back.
        if (error instanceof AppError && error.code !== spared) await take(db, proof)
        throw error
      }
    },
  }
}
