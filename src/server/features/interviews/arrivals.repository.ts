import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { InterviewDay } from '#contract/interviews/arrival-schemas.ts'
import type { DB } from '#server/db/types.ts'
import { peopleCondition, withApplication } from './invitations.repository.ts'
import type { PeopleOf } from './invitations.repository.ts'

type Found = { readonly application_id: string; readonly job_id: string }

/** Whose pass has a code, among those whom an employer invited. */
export async function findByPass(
  db: Kysely<DB>,
  { employerId, code }: { employerId: string; code: string },
): Promise<(Found & { readonly name: string }) | undefined> {
  const { rows } = await sql<Found & { name: string }>`
    select invitation.application_id, invitation.job_id, applications.name ${withApplication}
    where invitation.pass_code = ${code} and jobs.employer_id = ${employerId}
      and applications.sharing_withdrawn_at is null`.execute(db)
  return rows[0]
}

/** Whose application for a job has a mobile number, among those who are invited to a time. */
export async function findByMobile(
  db: Kysely<DB>,
  { jobId, mobile }: { jobId: string; mobile: string },
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select invitation.application_id, invitation.job_id ${withApplication}
    where invitation.job_id = ${jobId} and invitation.time_id is not null and applications.mobile_number = ${mobile}
      and applications.stage = 'interview' and applications.sharing_withdrawn_at is null
    order by invitation.application_id limit 1`.execute(db)
  return rows[0]
}

/** The next number of those who come for a job on a day. */
export async function takeNumber(
  tx: Transaction<DB>,
  { jobId, day }: { jobId: string; day: string },
): Promise<number> {
  const { last_number: number } = await tx
    .insertInto('interview_queues')
    .values({ job_id: jobId, day, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'day']).doUpdateSet({
        last_number: sql<number>`interview_queues.last_number + 1`,
      }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return number
}

export async function putArrival(
  tx: Transaction<DB>,
  { applicationId, number, now }: { applicationId: string; number: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('interview_invitations')
    .set({ state: 'arrived', arrived_at: now, queue_number: number })
    .where('application_id', '=', applicationId)
    .execute()
}

type DayCounts = Omit<InterviewDay, 'jobs'>

/** How many of a day are expected, have come, and what became of them. */
export async function countDay(db: Kysely<DB>, of: PeopleOf): Promise<DayCounts> {
  const { rows } = await sql<DayCounts>`
    select count(*)::int as expected,
      count(*) filter (where invitation.state = 'arrived')::int as arrived,
      count(*) filter (where invitation.state = 'attended')::int as attended,
      count(*) filter (where applications.stage in ('selected', 'joined'))::int as selected,
      count(*) filter (where invitation.state = 'noShow')::int as "noShow"
    ${withApplication} left join interview_times time on time.id = invitation.time_id
    where ${peopleCondition(of)}`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a count without a row')
  return counts
}

/** The jobs that an employer interviews for on a day, the first of the day first. */
export const listDayJobs = (
  db: Kysely<DB>,
  {
    employerId,
    from,
    until,
    limit,
  }: { employerId: string; from: Date; until: Date; limit: number },
) =>
  db
    .selectFrom('interview_times')
    .innerJoin('jobs', 'jobs.id', 'interview_times.job_id')
    .select(['jobs.id', 'jobs.title'])
    .where('jobs.employer_id', '=', employerId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .groupBy('jobs.id')
    .orderBy(({ fn }) => fn.min('starts_at'))
    .orderBy('jobs.id')
    .limit(limit)
    .execute()

/** A job whose interviews have a poster at the entrance. */
export const findCheckInJob = (db: Kysely<DB>, jobId: string) =>
  db
    .selectFrom('jobs')
    .select(['title', 'company_name'])
    .where('id', '=', jobId)
    .where('first_accepted_at', 'is not', null)
    .executeTakeFirst()
