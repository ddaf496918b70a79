import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable, SqlBool } from 'kysely'
import type { ContactRequests, DB } from '#server/db/types.ts'

export type ContactRequestRow = Selectable<ContactRequests>
export type RequestPosition = { readonly at: Date; readonly id: string }

export async function hasSubmission(db: Kysely<DB>, submissionId: string): Promise<boolean> {
  const found = await db
    .selectFrom('contact_requests')
    .select('id')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return found !== undefined
}

/** Inserts the request; false when the same submission was inserted before. */
export async function insertRequest(
  db: Kysely<DB>,
  request: Insertable<ContactRequests>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('contact_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findRequest(
  db: Kysely<DB>,
  requestId: string,
): Promise<ContactRequestRow | undefined> {
  return await db
    .selectFrom('contact_requests')
    .selectAll()
    .where('id', '=', requestId)
    .executeTakeFirst()
}

/** Requests after a position, newest first. */
export async function listRequests(
  db: Kysely<DB>,
  query: { isDone: boolean; after: RequestPosition | undefined; limit: number },
): Promise<ContactRequestRow[]> {
  const { isDone, after, limit } = query
  return await db
    .selectFrom('contact_requests')
    .selectAll()
    .where('is_done', '=', isDone)
    .$if(after !== undefined, (requests) =>
      requests.where(
        sql<SqlBool>`(created_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countRequests(db: Kysely<DB>): Promise<{ open: number; done: number }> {
  return await db
    .selectFrom('contact_requests')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('is_done', '=', false).as('open'),
      fn.countAll<number>().filterWhere('is_done', '=', true).as('done'),
    ])
    .executeTakeFirstOrThrow()
}

/** Undefined when the request does not exist or already has this state. */
export async function markRequest(
  db: Kysely<DB>,
  requestId: string,
  change: { isDone: boolean; now: Date },
): Promise<ContactRequestRow | undefined> {
  return await db
    .updateTable('contact_requests')
    .set({ is_done: change.isDone, updated_at: change.now })
    .where('id', '=', requestId)
    .where('is_done', '!=', change.isDone)
    .returningAll()
    .executeTakeFirst()
}
