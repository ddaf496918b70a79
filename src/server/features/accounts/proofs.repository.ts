import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'

export async function insertProof(db: Kysely<DB>, proof: StoredProof): Promise<void> {
  await db
    .insertInto('proofs')
    .values({
      token_hash: proof.tokenHash,
      identity_id: proof.identityId,
      expires_at: proof.expiresAt,
    })
    .execute()
}

export type StoredProof = {
  readonly tokenHash: Buffer
  readonly identityId: string
  readonly expiresAt: Date
}

/** Deletes and returns the proof. Of several concurrent callers exactly one gets it. */
export async function takeProof(
  db: Kysely<DB>,
  tokenHash: Buffer,
  now: Date,
): Promise<StoredProof | undefined> {
  return await db
    .deleteFrom('proofs')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['token_hash as tokenHash', 'identity_id as identityId', 'expires_at as expiresAt'])
    .executeTakeFirst()
}

export async function deleteOldProofs(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('proofs').where('expires_at', '<=', now).execute()
}
