import { sql } from 'kysely'
import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely'
import { feedbackAfterDays } from '#contract/applications/feedback.ts'
import type { FeedbackAnswer } from '#contract/applications/feedback.ts'
import type { RejectReason } from '#contract/applications/reject-reasons.ts'
import type { ApplicationStage } from '#contract/applications/stages.ts'
import { jobColumns } from '#server/features/jobs/job-columns.ts'
import type { JobRow } from '#server/features/jobs/jobs.repository.ts'
import type { Applications, DB } from '#server/db/types.ts'
import type { Selectable } from 'kysely'
import { isApplication } from './application-month.ts'

type Own = { readonly applicationId: string; readonly candidateId: string }

export type MyApplicationRow = {
  readonly application: Selectable<Applications>
  readonly job: JobRow
  readonly isEmployerGone: boolean
}

/** An own application with its job. */
export async function findMyApplication(
  db: Kysely<DB>,
  { applicationId, candidateId }: Own,
): Promise<MyApplicationRow | undefined> {
  const application = await db
    .selectFrom('applications')
    .selectAll()
    .where(isApplication(applicationId))
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst()
  if (!application) return undefined
  const row = await db
    .selectFrom('jobs')
    .innerJoin('accounts', 'accounts.id', 'jobs.employer_id')
    .select(jobColumns)
    .select((row) =>
      row
        .or([
          row('accounts.deleted_at', 'is not', null),
          row('accounts.suspended_at', 'is not', null),
        ])
        .$castTo<boolean>()
        .as('isEmployerGone'),
    )
    .where('jobs.id', '=', application.job_id)
    .executeTakeFirst()
  if (!row) return undefined
  const { isEmployerGone, ...job } = row
  return { application, job, isEmployerGone }
}

export type Step = {
  readonly stage: ApplicationStage
  readonly at: Date
  readonly reason: RejectReason | null
  readonly message: string | null
}

/** The stages that an application came to after the first, oldest first. */
export async function findSteps(db: Kysely<DB>, applicationId: string): Promise<Step[]> {
  return await db
    .selectFrom('application_stage_changes')
    .select(['to_stage as stage', 'changed_at as at', 'reason', 'message'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute()
}

export async function findFeedback(
  db: Kysely<DB>,
  applicationId: string,
): Promise<{ answer: FeedbackAnswer; answeredAt: Date } | undefined> {
  return await db
    .selectFrom('application_feedback')
    .select(['answer', 'answered_at as answeredAt'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
}

type NewFeedback = {
  readonly applicationId: string
  readonly jobId: string
  readonly answer: FeedbackAnswer
  readonly now: Date
}

/** Writes what became of an application; a later answer replaces the one before. The same again changes nothing. */
export async function putFeedback(
  tx: Transaction<DB>,
  { applicationId, jobId, answer, now }: NewFeedback,
): Promise<void> {
  await tx
    .insertInto('application_feedback')
    .values({ application_id: applicationId, job_id: jobId, answer, answered_at: now })
    .onConflict((conflict) =>
      conflict
        .column('application_id')
        .doUpdateSet({ answer, answered_at: now })
        .where('application_feedback.answer', '<>', answer),
    )
    .execute()
}

/** How often each answer was given about the jobs of an employer. */
export async function countFeedback(
  db: Kysely<DB>,
  employerId: string,
): Promise<ReadonlyMap<FeedbackAnswer, number>> {
  const rows = await db
    .selectFrom('application_feedback')
    .innerJoin('jobs', 'jobs.id', 'application_feedback.job_id')
    .select(({ fn }) => ['answer', fn.countAll<number>().as('count')])
    .where('jobs.employer_id', '=', employerId)
    .groupBy('answer')
    .execute()
  return new Map(rows.map(({ answer, count }) => [answer, count]))
}

/** The last change of an application's stage; when it was sent, before any. */
const since = sql<Date>`coalesce(
  (select max(changed_at) from application_stage_changes
    where application_stage_changes.application_id = applications.id),
  applications.applied_at)`

const isAsked = (now: Date): RawBuilder<SqlBool> => {
  const stages = Object.entries(feedbackAfterDays).map(
    ([stage, days]) =>
      sql`(stage = ${stage} and ${since} <= ${now}::timestamptz - make_interval(days => ${days}::int))`,
  )
  return sql<SqlBool>`(${sql.join(stages, sql` or `)})`
}

type TurnRow = {
  applicationId: string
  jobTitle: string
  companyName: string
  stage: ApplicationStage
  isInvited: boolean
}

const isInvited = sql<boolean>`(applications.stage = 'interview' and exists (
  select from interview_invitations
  where interview_invitations.application_id = applications.id and state = 'invited'))`

/** Own applications that are invited to an interview, or whose candidate was not heard of yet, the newest first. */
export async function findTurns(
  db: Kysely<DB>,
  candidateId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<TurnRow[]> {
  return await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select([
      'applications.id as applicationId',
      'jobs.title as jobTitle',
      'jobs.company_name as companyName',
      'applications.stage',
      isInvited.as('isInvited'),
    ])
    .where('applications.candidate_id', '=', candidateId)
    .where(({ and, or, not, exists, selectFrom }) =>
      or([
        isInvited,
        and([
          isAsked(now),
          not(
            exists(
              selectFrom('application_feedback')
                .select('answer')
                .whereRef('application_feedback.application_id', '=', 'applications.id')
                .where('answer', '<>', 'joinsLater'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('applications.applied_at', 'desc')
    .limit(limit)
    .execute()
}
