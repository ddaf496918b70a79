import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/types.ts'

export type OwnFile = {
  readonly kind: string
  readonly storageKey: string
  readonly mediaType: string
  readonly name: string
  readonly createdAt: Date
}

/** Everything of an account as of one instant. */
export async function readOwnData(db: Kysely<DB>, accountId: string) {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({
      account: await readAccount(trx, accountId),
      profile: await readProfile(trx, accountId),
      applications: await readApplications(trx, accountId),
      resumeViews: await readResumeViews(trx, accountId),
      jobReports: await readJobReports(trx, accountId),
      jobs: await readJobs(trx, accountId),
      billingDetails: await readBillingDetails(trx, accountId),
      orders: await readOrders(trx, accountId),
      invoices: await readInvoices(trx, accountId),
      consents: await readConsents(trx, accountId),
      nominee: await readNominee(trx, accountId),
      grievances: await readGrievances(trx, accountId),
      sessions: await readSessions(trx, accountId),
      notificationBrowsers: await readBrowsers(trx, accountId),
      files: await listFiles(trx, accountId),
    }))
}

export type OwnData = Awaited<ReturnType<typeof readOwnData>>

const readAccount = (trx: Transaction<DB>, accountId: string) =>
  trx
    .selectFrom('accounts')
    .innerJoin('identities', 'identities.id', 'accounts.identity_id')
    .select([
      'accounts.role',
      'accounts.created_at as since',
      'identities.provider as signsInBy',
      'identities.subject as signInName',
      'identities.email as signInEmail',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()

async function readProfile(trx: Transaction<DB>, accountId: string) {
  const profiles = ['candidate_profiles', 'employer_profiles'] as const
  for (const table of profiles) {
    const row = await trx
      .selectFrom(table)
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (row) return row
  }
  return null
}

const readApplications = (trx: Transaction<DB>, accountId: string) =>
  trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .selectAll('applications')
    .select(['jobs.title as job_title', 'jobs.company_name as job_company'])
    .where('candidate_id', '=', accountId)
    .orderBy('applied_at')
    .execute()

/** When a resume was opened, by the application that it went with. */
const readResumeViews = (trx: Transaction<DB>, accountId: string) =>
  trx
    .selectFrom('resume_views')
    .innerJoin('applications', 'applications.id', 'resume_views.application_id')
    .select(['application_id', 'viewer_role', 'first_at', 'last_at', 'times'])
    .where('applications.candidate_id', '=', accountId)
    .orderBy('first_at')
    .execute()

const readJobReports = (trx: Transaction<DB>, accountId: string) =>
  trx
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .select(['jobs.title as job_title', 'reason', 'words', 'reported_at', 'decision'])
    .where('candidate_id', '=', accountId)
    .orderBy('reported_at')
    .execute()

const readJobs = (trx: Transaction<DB>, accountId: string) =>
  trx.selectFrom('jobs').selectAll().where('employer_id', '=', accountId).orderBy('id').execute()

const readBillingDetails = async (trx: Transaction<DB>, accountId: string) =>
  (await trx
    .selectFrom('billing_details')
    .selectAll()
    .where('employer_id', '=', accountId)
    .executeTakeFirst()) ?? null

const readOrders = (trx: Transaction<DB>, accountId: string) =>
  trx
    .selectFrom('orders')
    .select(['id', 'plan', 'total_paise', 'status', 'created_at', 'paid_at', 'job_id'])
    .where('employer_id', '=', accountId)
    .orderBy('created_at')
    .execute()

const readInvoices = (trx: Transaction<DB>, accountId: string) =>
  trx
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['number', 'issued_at', 'recipient', 'description', 'invoices.total_paise'])
    .where('orders.employer_id', '=', accountId)
    .orderBy('issued_at')
    .execute()

const readConsents = (trx: Transaction<DB>, accountId: string) =>
  trx
    .selectFrom('consents')
    .select(['purpose', 'application_id', 'notice_version', 'given_at', 'withdrawn_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

const readNominee = async (trx: Transaction<DB>, accountId: string) =>
  (await trx
    .selectFrom('nominees')
    .select(['name', 'contact', 'updated_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()) ?? null

const readGrievances = (trx: Transaction<DB>, accountId: string) =>
  trx
    .selectFrom('grievances')
    .select([
      'number',
      'topic',
      'email',
      'details',
      'created_at',
      'due_at',
      'answer',
      'answered_at',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

const readSessions = (trx: Transaction<DB>, accountId: string) =>
  trx
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'browser', 'system', 'network'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

/** The address itself is a key to the browser; whose service it is tells enough. */
const readBrowsers = (trx: Transaction<DB>, accountId: string) =>
  trx
    .selectFrom('push_subscriptions')
    .select([sql<string>`split_part(endpoint, '/', 3)`.as('service'), 'created_at', 'renewed_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

const listFiles = (trx: Transaction<DB>, accountId: string): Promise<OwnFile[]> =>
  trx
    .selectFrom('files')
    .select([
      'kind',
      'storage_key as storageKey',
      'media_type as mediaType',
      'original_name as name',
      'created_at as createdAt',
    ])
    .where('owner_account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
