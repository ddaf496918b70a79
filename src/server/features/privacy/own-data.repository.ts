import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'

export type OwnFile = {
  readonly kind: string
  readonly storageKey: string
  readonly mediaType: string
  readonly name: string
  readonly createdAt: Date
}

/** All data of an account, in one snapshot. */
export async function readOwnData(db: Kysely<DB>, accountId: string) {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({
      account: await readAccount(tx, accountId),
      profile: await readProfile(tx, accountId),
      certificates: await readCertificates(tx, accountId),
      applications: await readApplications(tx, accountId),
      answers: await readAnswers(tx, accountId),
      typingTests: await readTypingTests(tx, accountId),
      voiceNotes: await readVoiceNotes(tx, accountId),
      feedback: await readFeedback(tx, accountId),
      notesAboutMe: await readNotes(tx, accountId),
      interviews: await readInterviews(tx, accountId),
      resumeViews: await readResumeViews(tx, accountId),
      jobReports: await readJobReports(tx, accountId),
      savedJobs: await readSavedJobs(tx, accountId),
      jobAlerts: await readJobAlerts(tx, accountId),
      alertJobs: await readAlertJobs(tx, accountId),
      jobs: await readJobs(tx, accountId),
      jobChanges: await readJobChanges(tx, accountId),
      jobQuestions: await readJobQuestions(tx, accountId),
      evidence: await readEvidence(tx, accountId),
      companyPage: await readCompanyPage(tx, accountId),
      companyPhotos: await readCompanyPhotos(tx, accountId),
      teams: await readTeams(tx, accountId),
      billingDetails: await readBillingDetails(tx, accountId),
      orders: await readOrders(tx, accountId),
      invoices: await readInvoices(tx, accountId),
      consents: await readConsents(tx, accountId),
      nominee: await readNominee(tx, accountId),
      grievances: await readGrievances(tx, accountId),
      messages: await readMessages(tx, accountId),
      messageSettings: await readMessageSettings(tx, accountId),
      sessions: await readSessions(tx, accountId),
      notificationBrowsers: await readBrowsers(tx, accountId),
      files: await listFiles(tx, accountId),
    }))
}

export type OwnData = Awaited<ReturnType<typeof readOwnData>>

const readAccount = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('accounts')
    .innerJoin('identities', 'identities.id', 'accounts.identity_id')
    .select([
      'accounts.role',
      'accounts.created_at as since',
      'accounts.locale as language',
      'identities.provider as signsInBy',
      'identities.subject as signInName',
      'identities.email as signInEmail',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()

async function readProfile(tx: Transaction<DB>, accountId: string) {
  const profiles = ['candidate_profiles', 'employer_profiles'] as const
  for (const table of profiles) {
    const row = await tx
      .selectFrom(table)
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (row) return row
  }
  return null
}

const readCertificates = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('candidate_certificates')
    .select(['title', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

const readApplications = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .selectAll('applications')
    .select(['jobs.title as job_title', 'jobs.company_name as job_company'])
    .where('candidate_id', '=', accountId)
    .orderBy('applied_at')
    .execute()

/** What jobs asked, and the answers, by application. */
const readAnswers = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('application_answers as answers')
    .innerJoin('application_keys', 'application_keys.application_id', 'answers.application_id')
    .select(['answers.application_id', 'question', 'answer', 'is_missed', 'accuracy', 'tested_on'])
    .where('candidate_id', '=', accountId)
    .orderBy('answers.application_id')
    .orderBy('position')
    .execute()

/** What became of applications, as the candidate said. */
const readFeedback = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('application_feedback')
    .innerJoin(
      'application_keys',
      'application_keys.application_id',
      'application_feedback.application_id',
    )
    .select(['application_feedback.application_id', 'answer', 'answered_at'])
    .where('candidate_id', '=', accountId)
    .orderBy('answered_at')
    .execute()

const readTypingTests = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('typing_tests')
    .select(['language', 'started_at as begunAt', 'words', 'accuracy'])
    .where('candidate_id', '=', accountId)
    .orderBy('started_at')
    .execute()

const readVoiceNotes = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('voice_notes')
    .select(['language', 'seconds', 'day'])
    .where('candidate_id', '=', accountId)
    .orderBy('language')
    .execute()

/** Invitations to interviews. */
const readInterviews = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('interview_invitations as invitation')
    .innerJoin('application_keys', 'application_keys.application_id', 'invitation.application_id')
    .leftJoin('interview_times as time', 'time.id', 'invitation.time_id')
    .select([
      'invitation.application_id',
      'invitation.state',
      'invited_at',
      'answered_at',
      'arrived_at',
      'late_said_at',
      'starts_at',
      'place',
    ])
    .where('candidate_id', '=', accountId)
    .orderBy('invited_at')
    .execute()

/** What employers keep about the candidate: notes, calls and ratings. Who wrote them is the employers' own. */
const readNotes = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('applicant_log as log')
    .innerJoin('application_keys', 'application_keys.application_id', 'log.application_id')
    .select(['log.application_id', 'kind', 'note', 'way', 'outcome', 'rating', 'written_at'])
    .where('candidate_id', '=', accountId)
    .orderBy('log.number')
    .execute()

/** The questions of own jobs. */
const readJobQuestions = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('job_questions')
    .innerJoin('jobs', 'jobs.id', 'job_questions.job_id')
    .selectAll('job_questions')
    .where('jobs.employer_id', '=', accountId)
    .orderBy('job_id')
    .orderBy('position')
    .execute()

/** The openings of resumes, by application. */
const readResumeViews = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('resume_views')
    .innerJoin('applications', 'applications.id', 'resume_views.application_id')
    .select(['application_id', 'viewer_role', 'first_at', 'last_at', 'times'])
    .where('applications.candidate_id', '=', accountId)
    .orderBy('first_at')
    .execute()

const readJobReports = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .select([
      'jobs.title as job_title',
      'reason',
      'words',
      'amount_asked',
      'has_paid',
      'reported_at',
      'decision',
    ])
    .where('candidate_id', '=', accountId)
    .orderBy('reported_at')
    .execute()

const readSavedJobs = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .select(['jobs.title as job_title', 'saved_at', 'told_at'])
    .where('candidate_id', '=', accountId)
    .orderBy('saved_at')
    .execute()

const readJobAlerts = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('job_alerts')
    .select(['search', 'frequency', 'paused_until', 'stopped_at', 'looked_at', 'created_at'])
    .where('candidate_id', '=', accountId)
    .orderBy('created_at')
    .execute()

const readAlertJobs = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('alert_jobs')
    .innerJoin('jobs', 'jobs.id', 'alert_jobs.job_id')
    .select(['jobs.title as job_title', 'found_at', 'told_at'])
    .where('candidate_id', '=', accountId)
    .orderBy('found_at')
    .execute()

const readJobs = (tx: Transaction<DB>, accountId: string) =>
  tx.selectFrom('jobs').selectAll().where('employer_id', '=', accountId).orderBy('id').execute()

/** Changes of own jobs that wait, or were decided on. */
const readJobChanges = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('job_revisions')
    .innerJoin('jobs', 'jobs.id', 'job_revisions.job_id')
    .select(['job_id', 'changes', 'job_revisions.created_at', 'outcome', 'words'])
    .where('jobs.employer_id', '=', accountId)
    .orderBy('job_revisions.number')
    .execute()

/** What was sent to be checked. Who decided on it is the product's own. */
const readEvidence = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('evidence')
    .select(['kind', 'value', 'state', 'sent_at', 'decided_at', 'fail_reason', 'valid_until'])
    .where('organisation_id', '=', accountId)
    .orderBy('sent_at')
    .execute()

const readCompanyPage = async (tx: Transaction<DB>, accountId: string) =>
  (await tx
    .selectFrom('company_pages')
    .select(['about', 'hires', 'hires_for', 'updated_at'])
    .where('organisation_id', '=', accountId)
    .executeTakeFirst()) ?? null

/** The team of an organisation, or the one that the account joined. */
const readTeams = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('organisation_members')
    .select(['name', 'phone', 'role', 'invited_at', 'joined_at'])
    .where((row) =>
      row.or([row('organisation_id', '=', accountId), row('member_id', '=', accountId)]),
    )
    .orderBy('invited_at')
    .execute()

const readCompanyPhotos = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('company_photos')
    .select(['caption', 'added_at'])
    .where('organisation_id', '=', accountId)
    .orderBy('added_at')
    .execute()

const readBillingDetails = async (tx: Transaction<DB>, accountId: string) =>
  (await tx
    .selectFrom('billing_details')
    .selectAll()
    .where('employer_id', '=', accountId)
    .executeTakeFirst()) ?? null

const readOrders = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('orders')
    .select(['id', 'plan', 'total_paise', 'status', 'created_at', 'paid_at', 'job_id'])
    .where('employer_id', '=', accountId)
    .orderBy('created_at')
    .execute()

const readInvoices = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['number', 'issued_at', 'recipient', 'description', 'invoices.total_paise'])
    .where('orders.employer_id', '=', accountId)
    .orderBy('issued_at')
    .execute()

const readConsents = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('consents')
    .select(['purpose', 'application_id', 'notice_version', 'given_at', 'withdrawn_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

const readNominee = async (tx: Transaction<DB>, accountId: string) =>
  (await tx
    .selectFrom('nominees')
    .select(['name', 'contact', 'updated_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()) ?? null

const readGrievances = (tx: Transaction<DB>, accountId: string) =>
  tx
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

const readMessages = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('messages')
    .select(['event', 'text_values as values', 'created_at', 'read_at'])
    .where('account_id', '=', accountId)
    .orderBy('number')
    .execute()

const readMessageSettings = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('message_choices')
    .select(['purpose', 'channel', 'is_on', 'changed_at'])
    .where('account_id', '=', accountId)
    .orderBy('changed_at')
    .execute()

const readSessions = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'browser', 'system', 'network'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

/** Only the push service's host: the full endpoint is a secret. */
const readBrowsers = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom('push_subscriptions')
    .select([sql<string>`split_part(endpoint, '/', 3)`.as('service'), 'created_at', 'renewed_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

const listFiles = (tx: Transaction<DB>, accountId: string): Promise<OwnFile[]> =>
  tx
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
