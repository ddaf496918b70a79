import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { adminName } from '#server/db/admin-name.ts'
import type { ContactRequests, DB } from '#server/db/types.ts'

/** A request with the name of the admin who has it. */
export type ContactRequestRow = Selectable<ContactRequests> & { readonly owner_name: string | null }

const ownerName = adminName('contact_requests.owner_id').as('owner_name')

export async function hasSubmission(db: Kysely<DB>, submissionId: string): Promise<boolean> {
  const found = await db
    .selectFrom('contact_requests')
    .select('id')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether there is such a block, standing or not. */
export async function hasBlock(db: Kysely<DB>, blockId: string): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('id')
    .where('id', '=', blockId)
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
    .select(ownerName)
    .where('id', '=', requestId)
    .executeTakeFirst()
}

/** Locks a request until the transaction ends, so that of two admins one comes first. */
export async function lockRequest(
  tx: Kysely<DB>,
  requestId: string,
): Promise<ContactRequestRow | undefined> {
  await tx
    .selectFrom('contact_requests')
    .select('id')
    .where('id', '=', requestId)
    .forNoKeyUpdate()
    .execute()
  return await findRequest(tx, requestId)
}

export async function updateRequest(
  tx: Kysely<DB>,
  requestId: string,
  changes: Updateable<ContactRequests>,
): Promise<ContactRequestRow> {
  return await tx
    .updateTable('contact_requests')
    .set(changes)
    .where('id', '=', requestId)
    .returningAll()
    .returning(ownerName)
    .executeTakeFirstOrThrow()
}
