import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'

/**
 * Locks an employer's reads until the transaction ends, so that lists of one employer come one
 * after another.
 */
export async function lockReads(tx: Transaction<DB>, employerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applicants ${employerId}`}, 0))`.execute(
    tx,
  )
}

/**
 * How many applicants an employer has read since an instant, and when the first of them was read.
 */
export async function findReads(
  tx: Transaction<DB>,
  employerId: string,
  since: Date,
): Promise<{ count: number; oldestAt: Date | null }> {
  return await tx
    .selectFrom('applicant_reads')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<Date | null>('read_at').as('oldestAt'),
    ])
    .where('employer_id', '=', employerId)
    .where('read_at', '>', since)
    .executeTakeFirstOrThrow()
}

/** Inserts reads. Returns how many of the applicants were not read since then. */
export async function insertReads(
  tx: Transaction<DB>,
  reads: { employerId: string; applicationIds: readonly string[]; since: Date; now: Date },
): Promise<number> {
  const { employerId, applicationIds, since, now } = reads
  const counted = await tx
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

/** Deletes reads that no longer count. */
export async function deleteOldReads(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('applicant_reads').where('read_at', '<', before).execute()
}
