import type { Insertable, Kysely, Selectable } from 'kysely'
import type { BillingDetails, DB, EmployerProfiles } from '#server/db/types.ts'

export async function findBillingDetails(
  db: Kysely<DB>,
  employerId: string,
): Promise<Selectable<BillingDetails> | undefined> {
  return await db
    .selectFrom('billing_details')
    .selectAll()
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
}

export async function findEmployerProfile(
  db: Kysely<DB>,
  employerId: string,
): Promise<Selectable<EmployerProfiles> | undefined> {
  return await db
    .selectFrom('employer_profiles')
    .selectAll()
    .where('account_id', '=', employerId)
    .executeTakeFirst()
}

export async function putBillingDetails(
  db: Kysely<DB>,
  details: Insertable<BillingDetails>,
): Promise<void> {
  const { employer_id: _key, ...changes } = details
  await db
    .insertInto('billing_details')
    .values(details)
    .onConflict((conflict) => conflict.column('employer_id').doUpdateSet(changes))
    .execute()
}
