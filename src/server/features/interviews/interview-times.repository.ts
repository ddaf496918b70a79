import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { BringItem, InterviewKind, InterviewMode } from '#contract/interviews/options.ts'
import type { TimesForm } from '#contract/interviews/schemas.ts'
import { seatStates } from '#contract/interviews/states.ts'
import type { DB } from '#server/db/types.ts'
import type { TimeSpan } from './interview-times.rules.ts'

export type TimeRow = {
  readonly id: string
  readonly job_id: string
  readonly job_title: string
  readonly kind: InterviewKind
  readonly mode: InterviewMode
  readonly starts_at: Date
  readonly ends_at: Date
  readonly place: string
  readonly ask_for: string
  readonly bring: BringItem[]
  readonly capacity: number
  readonly taken: number
}

/**
 * Lets one after the other make times of a job, until the transaction ends. A form that is sent twice at once would else
 * find its own times in the way: the database looks at all its constraints, not only at the one for forms.
 */
export async function lockTimesOf(tx: Transaction<DB>, jobId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`interview times ${jobId}`}, 0))`.execute(
    tx,
  )
}

/** Whether the employer has the job, and it went live. */
export async function isInterviewJob(
  tx: Transaction<DB>,
  { jobId, employerId }: { jobId: string; employerId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('employer_id', '=', employerId)
    .where('first_accepted_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

type NewTimes = {
  readonly form: TimesForm
  readonly spans: readonly TimeSpan[]
  readonly submissionId: string
  readonly now: Date
}

/** Adds the times of a form, unless they are there. */
export async function insertTimes(
  tx: Transaction<DB>,
  { form, spans, submissionId, now }: NewTimes,
): Promise<void> {
  await sql`
    insert into interview_times (id, job_id, submission_id, number, kind, mode, starts_at, ends_at, place, ask_for,
      bring, capacity, created_at)
    select gen_random_uuid(), ${form.jobId}::uuid, ${submissionId}::uuid, number, ${form.kind}, ${form.mode}, starts_at,
      ends_at, ${form.place}, ${form.askFor}, ${form.bring}::text[], ${form.capacity}::integer, ${now}::timestamptz
    from unnest(${spans.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${spans.map(({ endsAt }) => endsAt)}::timestamptz[]) with ordinality as span (starts_at, ends_at, number)
    on conflict (submission_id, number) do nothing`.execute(tx)
}

const times = (db: Kysely<DB>) =>
  db
    .selectFrom('interview_times as time')
    .innerJoin('jobs', 'jobs.id', 'time.job_id')
    .select([
      'time.id',
      'time.job_id',
      'jobs.title as job_title',
      'time.kind',
      'time.mode',
      'time.starts_at',
      'time.ends_at',
      'time.place',
      'time.ask_for',
      'time.bring',
      'time.capacity',
      'time.taken',
    ])

type TimesOfEmployer = {
  readonly employerId: string
  readonly jobId: string | undefined
  readonly from: Date
  readonly until: Date | undefined
}

const ofEmployer = (db: Kysely<DB>, { employerId, jobId, from, until }: TimesOfEmployer) => {
  let wanted = times(db).where('jobs.employer_id', '=', employerId).where('ends_at', '>', from)
  if (until) wanted = wanted.where('starts_at', '<', until)
  return jobId === undefined ? wanted : wanted.where('time.job_id', '=', jobId)
}

/** Times of own jobs that end after a moment and begin before another, the next one first. */
export async function listTimes(
  db: Kysely<DB>,
  {
    after,
    limit,
    ...of
  }: TimesOfEmployer & { after: { at: Date; id: string } | undefined; limit: number },
): Promise<TimeRow[]> {
  let wanted = ofEmployer(db, of)
  if (after) {
    wanted = wanted.where(
      sql<boolean>`(time.starts_at, time.id) > (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  }
  return await wanted.orderBy('time.starts_at').orderBy('time.id').limit(limit).execute()
}

export async function countTimes(db: Kysely<DB>, of: TimesOfEmployer): Promise<number> {
  const { count } = await db
    .selectFrom(ofEmployer(db, of).as('time'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many people of a slot are named. */
const namedPeople = 2

/** The first of those who hold a place of a slot, by the slot's id. */
export async function findPeopleOfSlots(
  db: Kysely<DB>,
  slotIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (slotIds.length === 0) return new Map()
  const { rows } = await sql<{ time_id: string; names: string[] }>`
    select slot.id as time_id, array_agg(person.name order by person.invited_at) as names
    from unnest(${slotIds}::uuid[]) as slot (id)
    cross join lateral (
      select applications.name, invitation.invited_at
      from interview_invitations invitation
      join application_keys keys on keys.application_id = invitation.application_id
      join applications on applications.id = keys.application_id and applications.applied_at = keys.applied_at
        and applications.job_id = keys.job_id
      where invitation.time_id = slot.id and invitation.state = any(${seatStates})
      order by invitation.invited_at limit ${namedPeople}
    ) person
    group by slot.id`.execute(db)
  return new Map(rows.map(({ time_id: id, names }) => [id, names]))
}

export const findTime = (db: Kysely<DB>, id: string): Promise<TimeRow | undefined> =>
  times(db).where('time.id', '=', id).executeTakeFirst()

export async function findTimes(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TimeRow>> {
  if (ids.length === 0) return new Map()
  const rows = await times(db).where('time.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Slots and windows of a job that have places and are still to come. */
export const listFreeTimes = (
  db: Kysely<DB>,
  { jobId, now, limit }: { jobId: string; now: Date; limit: number },
): Promise<TimeRow[]> =>
  times(db)
    .where('time.job_id', '=', jobId)
    .where('time.starts_at', '>', now)
    .where(sql<boolean>`time.taken < time.capacity`)
    .orderBy('time.starts_at')
    .limit(limit)
    .execute()

/**
 * Takes a place of a time of a job that is still to come, or gives one back (-1). The database refuses one too many.
 * @returns whether there is such a time
 */
export async function changeTaken(
  tx: Transaction<DB>,
  { timeId, jobId, by }: { timeId: string; jobId: string; by: 1 | -1 },
): Promise<boolean> {
  const changed = await tx
    .updateTable('interview_times')
    .set({ taken: sql<number>`taken + ${by}` })
    .where('id', '=', timeId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** An own time, locked until the transaction ends. */
export async function lockOwnTime(
  tx: Transaction<DB>,
  { timeId, employerId }: { timeId: string; employerId: string },
): Promise<{ id: string; starts_at: Date } | undefined> {
  return await tx
    .selectFrom('interview_times')
    .innerJoin('jobs', 'jobs.id', 'interview_times.job_id')
    .select(['interview_times.id', 'interview_times.starts_at'])
    .where('interview_times.id', '=', timeId)
    .where('jobs.employer_id', '=', employerId)
    .forUpdate('interview_times')
    .executeTakeFirst()
}

export const deleteTime = (tx: Transaction<DB>, timeId: string) =>
  tx.deleteFrom('interview_times').where('id', '=', timeId).execute()
