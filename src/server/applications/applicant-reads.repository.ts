import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/types.ts'

/** Lets an employer's lists follow one another until the transaction ends. */
export async function holdReads(trx: Transaction<DB>, employerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applicants ${employerId}`}, 0))`.execute(
    trx,
  )
}

/** How many applicants an employer has been shown since an instant, and when the first of them was. */
export async function findReads(
  trx: Transaction<DB>,
  employerId: string,
  since: Date,
): Promise<{ count: number; oldestAt: Date | null }> {
  return await trx
    .selectFrom('applicant_reads')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<Date | null>('read_at').as('oldestAt'),
    ])
    .where('employer_id', '=', employerId)
    .where('read_at', '>', since)
    .executeTakeFirstOrThrow()
}

/** Gives how many of them had not been shown since then. */
export async function insertReads(
  trx: Transaction<DB>,
  reads: { employerId: string; applicationIds: readonly string[]; since: Date; now: Date },
): Promise<number> {
  const { employerId, applicationIds, since, now } = reads
  const counted = await trx
    .insertInto('applicant_reads')
    .values(
      applicationIds.map((application_id) => ({
        employer_id: employerId,
        application_id,
        read_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['employer_id', 'application_id'])
        .doUpdateSet({ read_at: now })
        .where('applicant_reads.read_at', '<=', since),
    )
    .returning('application_id')
    .execute()
  return counted.length
}

/** Forgets what counts no more. */
export async function deleteOldReads(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('applicant_reads').where('read_at', '<', before).execute()
}
