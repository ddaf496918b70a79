import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { adminName } from '#server/db/admin-name.ts'
import type { DB, Grievances } from '#server/db/types.ts'
import { comesAfter } from '#server/db/written-order.ts'
import type { WrittenPosition } from '#server/lib/page.ts'

export type GrievanceRow = Selectable<Grievances>
type Cut = { readonly after: WrittenPosition | undefined; readonly limit: number }

/** A ticket with its author. */
export type ReceivedRow = GrievanceRow & {
  readonly role: 'candidate' | 'employer' | 'admin'
  readonly candidateName: string | null
  readonly employerName: string | null
  /** The admin who has it. */
  readonly owner_name: string | null
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
    .where(comesAfter(after, { at: 'created_at', number: 'number' }))
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
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
    .select([
      'accounts.role',
      'candidate.name as candidateName',
      'employer.name as employerName',
      adminName('grievances.owner_id').as('owner_name'),
    ])

export async function findGrievance(db: Kysely<DB>, id: string): Promise<ReceivedRow | undefined> {
  return await received(db).where('grievances.id', '=', id).executeTakeFirst()
}

/** Locks a ticket until the transaction ends, so that of two admins one comes first. */
export async function lockGrievance(tx: Kysely<DB>, id: string): Promise<ReceivedRow | undefined> {
  await tx.selectFrom('grievances').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return await findGrievance(tx, id)
}

export async function updateGrievance(
  tx: Kysely<DB>,
  id: string,
  changes: Updateable<Grievances>,
): Promise<void> {
  await tx.updateTable('grievances').set(changes).where('id', '=', id).execute()
}
