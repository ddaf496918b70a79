import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { LogEntryForm } from '#contract/applications/log.ts'
import type { Rating } from '#contract/applications/log-options.ts'
import type { ApplicantLog, DB } from '#server/db/types.ts'
import type { WrittenPosition } from '#server/lib/page.ts'
import type { Selectable } from 'kysely'

export type LogRow = Omit<Selectable<ApplicantLog>, 'account_id' | 'number'> & {
  number: number
  by: string | null
}

type NewEntry = {
  readonly id: string
  readonly applicationId: string
  readonly accountId: string
  readonly form: LogEntryForm
  readonly now: Date
}

/** Adds an entry, unless one of its id is there. */
export async function insertEntry(
  tx: Transaction<DB>,
  { id, applicationId, accountId, form, now }: NewEntry,
): Promise<void> {
  await tx
    .insertInto('applicant_log')
    .values({
      id,
      application_id: applicationId,
      account_id: accountId,
      written_at: now,
      ...form,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

const entries = (db: Kysely<DB>, applicationId: string) =>
  db
    .selectFrom('applicant_log as log')
    .leftJoin('employer_profiles as writer', 'writer.account_id', 'log.account_id')
    .select([
      'log.id',
      'log.application_id',
      'log.kind',
      'log.written_at',
      'log.note',
      'log.way',
      'log.outcome',
      'log.rating',
      'writer.name as by',
      sql<number>`log.number::int`.as('number'),
    ])
    .where('log.application_id', '=', applicationId)

export const findEntry = (
  db: Kysely<DB>,
  { id, applicationId }: Pick<NewEntry, 'id' | 'applicationId'>,
): Promise<LogRow | undefined> =>
  entries(db, applicationId).where('log.id', '=', id).executeTakeFirst()

/** Entries about an applicant, newest first. */
export async function listEntries(
  db: Kysely<DB>,
  applicationId: string,
  { after, limit }: { readonly after: WrittenPosition | undefined; readonly limit: number },
): Promise<LogRow[]> {
  let wanted = entries(db, applicationId)
  if (after) {
    wanted = wanted.where(
      sql<boolean>`(log.written_at, log.number) < (${after.at}::timestamptz, ${after.number}::bigint)`,
    )
  }
  return await wanted
    .orderBy('log.written_at', 'desc')
    .orderBy('log.number', 'desc')
    .limit(limit)
    .execute()
}

export async function countEntries(db: Kysely<DB>, applicationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('applicant_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return count
}

/** The last rating of each applicant who has one. */
export async function findRatings(
  db: Kysely<DB>,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, Rating>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('applicant_log')
    .select(['application_id', 'rating'])
    .distinctOn('application_id')
    .where('kind', '=', 'rating')
    .where('application_id', 'in', applicationIds)
    .orderBy('application_id')
    .orderBy('number', 'desc')
    .execute()
  return new Map(rows.flatMap(({ application_id: id, rating }) => (rating ? [[id, rating]] : [])))
}
