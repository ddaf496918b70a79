import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'

export async function insertProof(
  db: Kysely<DB>,
  proof: { tokenHash: Buffer; identityId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('proofs')
    .values({
      token_hash: proof.tokenHash,
      identity_id: proof.identityId,
      expires_at: proof.expiresAt,
    })
    .execute()
}

/** Takes the proof away and gives the identity it named, to exactly one of several callers. */
export async function takeProof(
  db: Kysely<DB>,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const proof = await db
    .deleteFrom('proofs')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('identity_id')
    .executeTakeFirst()
  return proof?.identity_id
}

export async function deleteOldProofs(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('proofs').where('expires_at', '<=', now).execute()
}
