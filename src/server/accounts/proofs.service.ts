import type { Kysely } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { newSecret } from '../lib/ids.ts'
import { ensureIdentity, setIdentityEmail } from './accounts.repository.ts'
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

  async function take({ uid, proof }: Proof): Promise<proofs.StoredProof> {
    const taken = await proofs.takeProof(db, hashToken(proof), clock.now())
    if (taken?.identityId !== uid) throw new AppError('INVALID_PROOF')
    return taken
  }

  /**
   * The identity that a proof names. The proof is spent by this, whatever comes of it.
   * @throws AppError INVALID_PROOF when it is unknown, spent, too old or somebody else's
   */
  const spend = async (proof: Proof): Promise<string> => (await take(proof)).identityId

  return {
    renew,
    /** A proof for somebody who has just shown who they are. */
    async prove(name: IdentityName): Promise<Proof> {
      return await renew(db, await ensureIdentity(db, name, clock.now()))
    },
    /** The same where a provider told who it is; the e-mail is one that it has verified. */
    async proveByProvider(name: IdentityName, email: string | undefined): Promise<Proof> {
      const identityId = await ensureIdentity(db, name, clock.now())
      await setIdentityEmail(db, identityId, email)
      return await renew(db, identityId)
    },
    spend,
    /**
     * The same, but good for one more try when `act` refuses with the code named: there the
     * person is asked something, and answers with the same proof.
     */
    async spendUnless<Done>(
      proof: Proof,
      code: ErrorCode,
      act: (identityId: string) => Promise<Done>,
    ): Promise<Done> {
      const taken = await take(proof)
      try {
        return await act(taken.identityId)
      } catch (error) {
        if (error instanceof AppError && error.code === code) await proofs.insertProof(db, taken)
        throw error
      }
    },
  }
}
