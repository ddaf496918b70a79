import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'

export type DueAccount = { readonly id: string; readonly identityId: string }

/** Accounts deleted before an instant, oldest first. */
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

/** Locks a due account until the transaction ends; false when it is not due any more. Lock its identity first. */
export async function lockDueAccount(
  tx: Transaction<DB>,
  accountId: string,
  deletedBefore: Date,
): Promise<boolean> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('deleted_at', '<=', deletedBefore)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account !== undefined
}

/** Allows deleting append-only rows until the transaction ends. */
export async function allowErasure(tx: Transaction<DB>): Promise<void> {
  await sql`select set_config('privacy.is_erasing', 'on', true)`.execute(tx)
}

/** Deletes rows of the account that exist for every role. */
export async function deletePersonalRows(tx: Transaction<DB>, accountId: string): Promise<void> {
  await tx.deleteFrom('consents').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('grievances').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('message_choices').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('message_day_counts').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('messages').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('nominees').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('alert_jobs').where('candidate_id', '=', accountId).execute()
  await tx.deleteFrom('alert_digests').where('candidate_id', '=', accountId).execute()
  await tx.deleteFrom('job_alerts').where('candidate_id', '=', accountId).execute()
  await tx.deleteFrom('saved_jobs').where('candidate_id', '=', accountId).execute()
  await tx.deleteFrom('job_reports').where('candidate_id', '=', accountId).execute()
}

export async function deleteCandidate(tx: Transaction<DB>, accountId: string): Promise<void> {
  await tx.deleteFrom('applications').where('candidate_id', '=', accountId).execute()
  await tx.deleteFrom('voice_notes').where('candidate_id', '=', accountId).execute()
  await tx.deleteFrom('typing_tests').where('candidate_id', '=', accountId).execute()
  await tx.deleteFrom('candidate_certificates').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('candidate_profiles').where('account_id', '=', accountId).execute()
}

/**
 * Clears an employer's data. Jobs with applications keep title, company and place for the candidates'
 * lists. The employer's row stays, empty, because orders and invoices refer to it.
 */
export async function clearEmployer(tx: Transaction<DB>, accountId: string): Promise<void> {
  const ownJobs = tx.selectFrom('jobs').select('id').where('employer_id', '=', accountId)
  const retainIfApplied = (column: string) => sql<string>`
    case when exists (select from application_keys where job_id = jobs.id)
    then ${sql.ref(column)} else '' end`
  await tx
    .deleteFrom('applicant_log')
    .where('application_id', 'in', (keys) =>
      keys.selectFrom('application_keys').select('application_id').where('job_id', 'in', ownJobs),
    )
    .execute()
  await tx
    .updateTable('interview_times')
    .set({ place: '', ask_for: '' })
    .where('job_id', 'in', ownJobs)
    .execute()
  await tx.deleteFrom('job_search').where('job_id', 'in', ownJobs).execute()
  await tx.deleteFrom('job_revisions').where('job_id', 'in', ownJobs).execute()
  await tx.deleteFrom('job_change_requests').where('job_id', 'in', ownJobs).execute()
  await tx.deleteFrom('job_edits').where('job_id', 'in', ownJobs).execute()
  await tx
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
      title: retainIfApplied('title'),
      company_name: retainIfApplied('company_name'),
      location: retainIfApplied('location'),
      city: retainIfApplied('city'),
      state: retainIfApplied('state'),
    })
    .where('employer_id', '=', accountId)
    .execute()
  await tx
    .deleteFrom('job_questions')
    .where('job_id', 'in', tx.selectFrom('jobs').select('id').where('employer_id', '=', accountId))
    .execute()
  // An admin's own words on a refund may name the employer; the refund stays for the books.
  await tx
    .updateTable('refunds')
    .set({ note: '' })
    .where(
      'payment_id',
      'in',
      tx
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select('payments.id')
        .where('orders.employer_id', '=', accountId),
    )
    .execute()
  await tx.deleteFrom('applicant_reads').where('employer_id', '=', accountId).execute()
  await tx
    .deleteFrom('organisation_members')
    .where((row) =>
      row.or([row('organisation_id', '=', accountId), row('member_id', '=', accountId)]),
    )
    .execute()
  await tx.deleteFrom('company_photos').where('organisation_id', '=', accountId).execute()
  await tx.deleteFrom('company_pages').where('organisation_id', '=', accountId).execute()
  await tx.deleteFrom('evidence').where('organisation_id', '=', accountId).execute()
  await tx.deleteFrom('billing_details').where('employer_id', '=', accountId).execute()
  await tx
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

/** Deletes the account's file rows and returns the storage keys of their bytes. */
export async function deleteFiles(tx: Transaction<DB>, accountId: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('files')
    .where('owner_account_id', '=', accountId)
    .returning('storage_key')
    .execute()
  return deleted.map((file) => file.storage_key)
}

/**
 * Detaches the account from the person: the account gets an identity that placeholder can sign in with.
 * The person's identity is deleted, with its codes and messages, unless they have another account.
 */
export async function detachIdentity(
  tx: Transaction<DB>,
  { id, identityId }: DueAccount,
  now: Date,
): Promise<void> {
  const { subject } = await tx
    .selectFrom('identities')
    .select('subject')
    .where('id', '=', identityId)
    .executeTakeFirstOrThrow()
  const placeholder = await tx
    .insertInto('identities')
    .values({ provider: 'phone', subject: `erased ${id}`, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('accounts')
    .set({ identity_id: placeholder.id, erased_at: now })
    .where('id', '=', id)
    .execute()
  const other = await tx
    .selectFrom('accounts')
    .select('id')
    .where('identity_id', '=', identityId)
    .limit(1)
    .executeTakeFirst()
  if (other) return
  await tx.deleteFrom('identities').where('id', '=', identityId).execute()
  await tx.deleteFrom('login_codes').where('phone', '=', subject).execute()
  await tx.deleteFrom('outbox_messages').where('recipient', '=', subject).execute()
}

/** Deletes old messages that belong to no account. */
export async function deleteOldMessages(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('contact_requests').where('created_at', '<=', before).execute()
  await db.deleteFrom('outbox_messages').where('sent_at', '<=', before).execute()
}
