import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'

/** The pincode of a candidate's address. */
export async function findOwnPincode(
  db: Kysely<DB>,
  accountId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('candidate_profiles')
    .select('pincode')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.pincode
}
