import type { Insertable, Kysely, Selectable } from 'kysely'
import type { DB, EmployerProfiles } from '#server/db/types.ts'

export type EmployerRow = Selectable<EmployerProfiles>

export async function findEmployerProfile(
  db: Kysely<DB>,
  accountId: string,
): Promise<EmployerRow | undefined> {
  return await db
    .selectFrom('employer_profiles')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Writes all but the number of posted jobs, which only posting changes. */
export async function upsertEmployerProfile(
  tx: Kysely<DB>,
  profile: Omit<Insertable<EmployerProfiles>, 'posted_jobs'>,
): Promise<EmployerRow> {
  const { account_id: _key, created_at: _first, ...changes } = profile
  return await tx
    .insertInto('employer_profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The newest jobs that reached verification. */
export async function listPostedJobIds(
  db: Kysely<DB>,
  employerId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('posted_at', 'is not', null)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

export async function countLiveJobs(db: Kysely<DB>, employerId: string, now: Date) {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .where('status', '=', 'accepted')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}
