import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/types.ts'

export type DueAccount = { readonly id: string; readonly identityId: string }

/** Accounts that were deleted so long ago, the first ones first. */
export async function findDueAccounts(
  db: Kysely<DB>,
  deletedBefore: Date,
  limit: number,
): Promise<DueAccount[]> {
  return await db
    .selectFrom('accounts')
    .select(['id', 'identity_id as identityId'])
    .where('deleted_at', '<=', deletedBefore)
    .where('erased_at', 'is', null)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
}

/** Whether it is still due, held until the transaction ends. Its identity is held before. */
export async function lockDueAccount(
  trx: Transaction<DB>,
  accountId: string,
  deletedBefore: Date,
): Promise<boolean> {
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('deleted_at', '<=', deletedBefore)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account !== undefined
}

/** Lets rows go that otherwise never change; until the transaction ends. */
export async function allowErasing(trx: Transaction<DB>): Promise<void> {
  await sql`select set_config('privacy.is_erasing', 'on', true)`.execute(trx)
}

/** What hangs on the account itself, whatever its role. */
export async function deletePersonalRows(trx: Transaction<DB>, accountId: string): Promise<void> {
  await trx.deleteFrom('consents').where('account_id', '=', accountId).execute()
  await trx.deleteFrom('grievances').where('account_id', '=', accountId).execute()
  await trx.deleteFrom('nominees').where('account_id', '=', accountId).execute()
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute()
  await trx.deleteFrom('job_reports').where('candidate_id', '=', accountId).execute()
}

export async function deleteCandidate(trx: Transaction<DB>, accountId: string): Promise<void> {
  await trx.deleteFrom('applications').where('candidate_id', '=', accountId).execute()
  await trx.deleteFrom('candidate_profiles').where('account_id', '=', accountId).execute()
}

/**
 * What candidates applied to keeps its title, company and place, for their own lists. The employer's
 * row stays for the books that name it, and says nothing.
 */
export async function blankEmployer(trx: Transaction<DB>, accountId: string): Promise<void> {
  const ownJobs = trx.selectFrom('jobs').select('id').where('employer_id', '=', accountId)
  const kept = (column: string) => sql<string>`
    case when exists (select from application_keys where job_id = jobs.id)
    then ${sql.ref(column)} else '' end`
  await trx.deleteFrom('job_search').where('job_id', 'in', ownJobs).execute()
  await trx.deleteFrom('job_edits').where('job_id', 'in', ownJobs).execute()
  await trx
    .updateTable('jobs')
    .set({
      organization_name: '',
      contact_name: '',
      contact_designation: '',
      contact_mobile: '',
      contact_email: '',
      organization_address: '',
      organization_state: '',
      organization_city: '',
      organization_pincode: '',
      salary: '',
      description: '',
      pincode: '',
      working_hours: '',
      logo_file_id: null,
      interview_location: null,
      interview_state: null,
      interview_city: null,
      interview_pincode: null,
      interview_timing: null,
      title: kept('title'),
      company_name: kept('company_name'),
      location: kept('location'),
      city: kept('city'),
      state: kept('state'),
    })
    .where('employer_id', '=', accountId)
    .execute()
  await trx.deleteFrom('applicant_reads').where('employer_id', '=', accountId).execute()
  await trx.deleteFrom('billing_details').where('employer_id', '=', accountId).execute()
  await trx
    .updateTable('employer_profiles')
    .set({
      name: '',
      email: '',
      mobile_number: '',
      designation: '',
      organization_name: '',
      company_address: '',
      state: '',
      city: '',
      pincode: '',
      image_file_id: null,
      gender: 'other',
    })
    .where('account_id', '=', accountId)
    .execute()
}

/** Gives the storage keys of the bytes that nothing names any more. */
export async function deleteFiles(trx: Transaction<DB>, accountId: string): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('files')
    .where('owner_account_id', '=', accountId)
    .returning('storage_key')
    .execute()
  return deleted.map((file) => file.storage_key)
}

/**
 * Parts the account from the person: it gets an identity that nobody can prove. The person's own goes,
 * with what was sent to it, unless another account of theirs lives by it.
 */
export async function partFromIdentity(
  trx: Transaction<DB>,
  { id, identityId }: DueAccount,
  now: Date,
): Promise<void> {
  const { subject } = await trx
    .selectFrom('identities')
    .select('subject')
    .where('id', '=', identityId)
    .executeTakeFirstOrThrow()
  const nobody = await trx
    .insertInto('identities')
    .values({ provider: 'phone', subject: `erased ${id}`, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('accounts')
    .set({ identity_id: nobody.id, erased_at: now })
    .where('id', '=', id)
    .execute()
  const other = await trx
    .selectFrom('accounts')
    .select('id')
    .where('identity_id', '=', identityId)
    .limit(1)
    .executeTakeFirst()
  if (other) return
  await trx.deleteFrom('identities').where('id', '=', identityId).execute()
  await trx.deleteFrom('login_codes').where('phone', '=', subject).execute()
  await trx.deleteFrom('outbox_messages').where('recipient', '=', subject).execute()
}

/** What belongs to no account goes by its age. */
export async function deleteOldMessages(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('contact_requests').where('created_at', '<=', before).execute()
  await db.deleteFrom('outbox_messages').where('sent_at', '<=', before).execute()
}
