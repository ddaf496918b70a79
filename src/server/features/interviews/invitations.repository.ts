import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { ApplicantStage } from '#contract/applications/stages.ts'
import { expectedStates, seatStates } from '#contract/interviews/states.ts'
import type { DayNews, InvitationState } from '#contract/interviews/states.ts'
import type { DB } from '#server/db/types.ts'

export type InvitationRow = {
  readonly application_id: string
  readonly job_id: string
  readonly time_id: string | null
  readonly state: InvitationState
  readonly times_invited: number
  readonly pass_code: string
  readonly queue_number: number | null
  readonly late_said_at: Date | null
  readonly absent_said_at: Date | null
  /** When the interview was before the employer moved it. */
  readonly moved_from: Date | null
}

const invitationColumns = [
  'application_id',
  'job_id',
  'time_id',
  'state',
  'times_invited',
  'pass_code',
  'queue_number',
  'late_said_at',
  'absent_said_at',
  'moved_from',
] as const

/** An applicant's invitation, locked until the transaction ends. */
export const lockInvitation = (
  tx: Transaction<DB>,
  applicationId: string,
): Promise<InvitationRow | undefined> =>
  tx
    .selectFrom('interview_invitations')
    .select(invitationColumns)
    .where('application_id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst()

/** The invitations to a time, locked in one order until the transaction ends. */
export const lockInvitationsTo = (tx: Transaction<DB>, timeId: string): Promise<InvitationRow[]> =>
  tx
    .selectFrom('interview_invitations')
    .select(invitationColumns)
    .where('time_id', '=', timeId)
    .orderBy('application_id')
    .forUpdate()
    .execute()

type Invited = {
  readonly applicationId: string
  readonly jobId: string
  readonly timeId: string | null
  /** When it was before, for a candidate who was expected then. */
  readonly movedFrom: Date | null
  /** The code of the pass, for an invitation that is the first. */
  readonly passCode: string
  readonly now: Date
}

/** Writes an invitation, or replaces the one before. */
export async function putInvitation(
  tx: Transaction<DB>,
  { applicationId, jobId, timeId, movedFrom, passCode, now }: Invited,
): Promise<number> {
  const { times_invited: count } = await tx
    .insertInto('interview_invitations')
    .values({
      application_id: applicationId,
      job_id: jobId,
      time_id: timeId,
      state: 'invited',
      pass_code: passCode,
      invited_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet({
        time_id: timeId,
        state: 'invited',
        invited_at: now,
        answered_at: null,
        reminded_evening_at: null,
        reminded_hours_at: null,
        arrived_at: null,
        queue_number: null,
        late_said_at: null,
        absent_said_at: null,
        moved_from: movedFrom,
        times_invited: sql<number>`interview_invitations.times_invited + 1`,
      }),
    )
    .returning('times_invited')
    .executeTakeFirstOrThrow()
  return count
}

type Change = {
  readonly applicationId: string
  readonly state: InvitationState
  readonly timeId: string | null
  /** When the candidate answered; not for what the employer says. */
  readonly answeredAt?: Date
}

export async function changeInvitation(
  tx: Transaction<DB>,
  { applicationId, state, timeId, answeredAt }: Change,
): Promise<void> {
  await tx
    .updateTable('interview_invitations')
    .set({ state, time_id: timeId, ...(answeredAt && { answered_at: answeredAt }) })
    .where('application_id', '=', applicationId)
    .execute()
}

/** Keeps what a candidate told on the day; false when it was told before. */
export async function putNews(
  db: Kysely<DB>,
  { applicationId, news, now }: { applicationId: string; news: DayNews; now: Date },
): Promise<boolean> {
  const column = news === 'late' ? 'late_said_at' : 'absent_said_at'
  const changed = await db
    .updateTable('interview_invitations')
    .set({ [column]: now })
    .where('application_id', '=', applicationId)
    .where(column, 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export type OpenInvitation = InvitationRow & {
  readonly stage: string
  readonly candidate_id: string
  readonly name: string
  readonly employer_id: string
  readonly title: string
  readonly company: string
  readonly contact_name: string
  readonly contact_mobile: string
  readonly is_shared: boolean
  /** The employer may not hire here any more. */
  readonly is_blocked: boolean
}

export const withApplication = sql`
  from interview_invitations invitation
  join application_keys keys on keys.application_id = invitation.application_id
  join applications on applications.id = keys.application_id and applications.applied_at = keys.applied_at
    and applications.job_id = keys.job_id
  join jobs on jobs.id = invitation.job_id`

/** An invitation with its application and job. */
export async function findInvitation(
  db: Kysely<DB>,
  applicationId: string,
): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    select ${sql.join(invitationColumns.map((column) => sql.ref(`invitation.${column}`)))}, applications.stage, applications.candidate_id, applications.name, jobs.employer_id, jobs.title, jobs.company_name as company,
      jobs.contact_name, jobs.contact_mobile, applications.sharing_withdrawn_at is null as is_shared,
      exists (select from accounts where accounts.id = jobs.employer_id and suspended_at is not null) as is_blocked
    ${withApplication}
    where invitation.application_id = ${applicationId}`.execute(db)
  return rows[0]
}

export type PersonRow = Pick<
  InvitationRow,
  'application_id' | 'job_id' | 'time_id' | 'state' | 'queue_number' | 'late_said_at'
> & {
  readonly arrived_at: Date | null
  readonly title: string
  readonly name: string
  readonly mobile: string
  readonly starts_at: Date | null
  readonly stage: ApplicantStage
}

/** The people of an employer's interviews. */
export type PeopleOf = {
  readonly employerId: string
  /** The start and end of a day; undefined for those without a time. */
  readonly day: { readonly from: Date; readonly until: Date } | undefined
}

export const peopleCondition = ({ employerId, day }: PeopleOf) => sql`
  jobs.employer_id = ${employerId} and applications.sharing_withdrawn_at is null
  and (applications.stage in ('interview', 'selected', 'joined')
    or (applications.stage = 'not_selected' and invitation.state in ('attended', 'noShow')))
  and ${
    day === undefined
      ? sql`((invitation.state = 'invited' and invitation.time_id is null) or invitation.state = 'otherTime')`
      : sql`time.starts_at >= ${day.from} and time.starts_at < ${day.until}
        and invitation.state = any(${seatStates}::text[])`
  }`

/** The people of a day by time, or those without a time, with their names. */
export async function listPeople(
  db: Kysely<DB>,
  {
    after,
    limit,
    ...of
  }: PeopleOf & { after: { at: Date | null; id: string } | undefined; limit: number },
): Promise<PersonRow[]> {
  const order = sql`coalesce(time.starts_at, 'epoch'::timestamptz)`
  const { rows } = await sql<PersonRow>`
    select invitation.application_id, invitation.job_id, invitation.time_id, invitation.state,
      invitation.queue_number, invitation.late_said_at, invitation.arrived_at, jobs.title, applications.name, applications.stage, applications.mobile_number as mobile, time.starts_at
    ${withApplication} left join interview_times time on time.id = invitation.time_id
    where ${peopleCondition(of)} ${
      after
        ? sql`and (${order}, invitation.application_id)
          > (coalesce(${after.at}::timestamptz, 'epoch'::timestamptz), ${after.id}::uuid)`
        : sql``
    }
    order by ${order}, invitation.application_id
    limit ${limit}`.execute(db)
  return rows
}

export async function countPeople(db: Kysely<DB>, of: PeopleOf): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${withApplication}
    left join interview_times time on time.id = invitation.time_id
    where ${peopleCondition(of)}`.execute(db)
  return rows[0]?.count ?? 0
}

export type Reminder = {
  readonly application_id: string
  readonly candidate_id: string
  readonly title: string
  readonly company: string
  readonly place: string
  readonly starts_at: Date
}

type Due = { readonly from: Date; readonly until: Date; readonly now: Date; readonly limit: number }

/** Takes people to remind of an interview that begins within a span, each once for each kind of reminder. */
export async function takeReminders(
  tx: Transaction<DB>,
  kind: 'evening' | 'hours',
  { from, until, now, limit }: Due,
): Promise<Reminder[]> {
  const mark = sql.ref(kind === 'evening' ? 'reminded_evening_at' : 'reminded_hours_at')
  const { rows } = await sql<Reminder>`
    with due as (
      select invitation.application_id from interview_invitations invitation
      join interview_times time on time.id = invitation.time_id
      where invitation.state = any(${expectedStates}::text[]) and invitation.${mark} is null
        and time.starts_at > ${from} and time.starts_at <= ${until}
      order by invitation.application_id limit ${limit} for update of invitation skip locked
    ), marked as (
      update interview_invitations set ${mark} = ${now} where application_id in (select application_id from due)
      returning application_id
    )
    select invitation.application_id, applications.candidate_id, jobs.title, jobs.company_name as company, time.place,
      time.starts_at
    ${withApplication} join interview_times time on time.id = invitation.time_id
    join marked on marked.application_id = invitation.application_id
    join accounts on accounts.id = applications.candidate_id and accounts.deleted_at is null
    where applications.sharing_withdrawn_at is null and jobs.lifecycle_state <> 'frozen'
    order by invitation.application_id`.execute(tx)
  return rows
}
