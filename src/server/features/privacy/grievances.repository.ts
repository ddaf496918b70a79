import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable, SqlBool } from 'kysely'
import type { DB, Grievances } from '#server/db/types.ts'

export type GrievanceRow = Selectable<Grievances>
type Position = { readonly at: Date; readonly id: string }
type Cut = { readonly after: Position | undefined; readonly limit: number }

/** A ticket with its author. */
export type ReceivedRow = GrievanceRow & {
  readonly role: 'candidate' | 'employer' | 'admin'
  readonly candidateName: string | null
  readonly employerName: string | null
}

export async function findSubmitted(
  db: Kysely<DB>,
  accountId: string,
  submissionId: string,
): Promise<GrievanceRow | undefined> {
  return await db
    .selectFrom('grievances')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
}

/** Inserts a ticket; undefined when the submission was inserted before. */
export async function insertGrievance(
  db: Kysely<DB>,
  grievance: Insertable<Grievances>,
): Promise<GrievanceRow | undefined> {
  return await db
    .insertInto('grievances')
    .values(grievance)
    .onConflict((conflict) => conflict.columns(['account_id', 'submission_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** An account's tickets after a position, newest first. */
export async function listOwn(
  db: Kysely<DB>,
  accountId: string,
  { after, limit }: Cut,
): Promise<GrievanceRow[]> {
  return await db
    .selectFrom('grievances')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(after !== undefined, (rows) =>
      rows.where(sql<SqlBool>`(created_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countOwn(db: Kysely<DB>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('grievances')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

const received = (db: Kysely<DB>) =>
  db
    .selectFrom('grievances')
    .innerJoin('accounts', 'accounts.id', 'grievances.account_id')
    .leftJoin('candidate_profiles as candidate', 'candidate.account_id', 'accounts.id')
    .leftJoin('employer_profiles as employer', 'employer.account_id', 'accounts.id')
    .selectAll('grievances')
    .select(['accounts.role', 'candidate.name as candidateName', 'employer.name as employerName'])

/** Open tickets by due date, or answered ones by answer time, newest first. */
export async function listReceived(
  db: Kysely<DB>,
  state: 'open' | 'answered',
  { after, limit }: Cut,
): Promise<ReceivedRow[]> {
  const isOpen = state === 'open'
  const key = sql.ref<Date>(isOpen ? 'due_at' : 'answered_at')
  const isBeyond = sql.raw(isOpen ? '>' : '<')
  return await received(db)
    .where('answered_at', isOpen ? 'is' : 'is not', null)
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<SqlBool>`(${key}, grievances.id) ${isBeyond} (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(key, isOpen ? 'asc' : 'desc')
    .orderBy('grievances.id', isOpen ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}

export async function countByState(db: Kysely<DB>): Promise<{ open: number; answered: number }> {
  return await db
    .selectFrom('grievances')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('answered_at', 'is', null).as('open'),
      fn.countAll<number>().filterWhere('answered_at', 'is not', null).as('answered'),
    ])
    .executeTakeFirstOrThrow()
}

export async function findGrievance(db: Kysely<DB>, id: string): Promise<ReceivedRow | undefined> {
  return await received(db).where('grievances.id', '=', id).executeTakeFirst()
}

/** Saves an answer; false when the ticket does not exist or is already answered. */
export async function setAnswer(
  db: Kysely<DB>,
  id: string,
  answer: { text: string; adminId: string; now: Date },
): Promise<boolean> {
  const changed = await db
    .updateTable('grievances')
    .set({ answer: answer.text, answered_by: answer.adminId, answered_at: answer.now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
