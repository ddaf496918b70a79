import type { Insertable, Kysely } from 'kysely'
import type { DB, Files } from '../db/types.ts'

export async function insertFile(db: Kysely<DB>, file: Insertable<Files>): Promise<void> {
  await db.insertInto('files').values(file).execute()
}

/** With the name of the candidate who owns it, if it is one who does. */
export async function findFile(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('files')
    .leftJoin('candidate_profiles', 'candidate_profiles.account_id', 'files.owner_account_id')
    .select([
      'files.id',
      'files.visibility',
      'files.storage_key',
      'files.media_type',
      'candidate_profiles.name as candidate_name',
    ])
    .where('files.id', '=', id)
    .executeTakeFirst()
}

export async function findKeptKeys(db: Kysely<DB>, storageKeys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('storage_key')
    .where('storage_key', 'in', storageKeys)
    .execute()
  return rows.map((row) => row.storage_key)
}

/**
 * Gives the storage key of the file that was removed.
 * @throws a foreign key violation while anything refers to it
 */
export async function deleteFile(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('files')
    .where('id', '=', id)
    .returning('storage_key')
    .executeTakeFirst()
  return deleted?.storage_key
}
