import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { isAlike } from '#server/db/alike-texts.ts'
import type { DB } from '#server/db/types.ts'
import type { JobRow } from '#server/features/jobs/jobs.repository.ts'
import { limits } from '#server/lib/limits.ts'
import type { ScoredSigns } from './job-score.rules.ts'

export type StoredScore = ScoredSigns & { readonly job_id: string; readonly subject: string }

/** What is scored of a job: its changes that wait, else its version. */
const subject = sql<string>`coalesce(
  (select id::text from job_revisions where job_id = jobs.id and outcome is null),
  'version ' || jobs.version)`

/** Whether an admin will decide on a job, or on its changes. */
const waits = sql<boolean>`(lifecycle_state = 'waiting' or (lifecycle_state in ('live', 'paused')
  and jobs.id in (select job_id from job_revisions where outcome is null)))`

/** The scores of jobs that hold: of those that wait for what waits, of others the last. */
export async function findScores(
  db: Kysely<DB>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, StoredScore>> {
  const rows = await db
    .selectFrom('job_scores as score')
    .innerJoin('jobs', 'jobs.id', 'score.job_id')
    .select(['score.job_id', 'score.subject', 'score.points', 'score.signs'])
    .where('score.job_id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .where(sql<boolean>`(not ${waits} or score.subject = ${subject})`)
    .$castTo<StoredScore>()
    .execute()
  return new Map(rows.map((row) => [row.job_id, row]))
}

/** Jobs that wait and have no score that holds, the longest waiting first. */
export async function findUnscored(db: Kysely<DB>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .leftJoin('job_scores as score', 'score.job_id', 'jobs.id')
    .select('jobs.id')
    .where(waits)
    .where(sql<boolean>`score.subject is distinct from ${subject}`)
    .orderBy(sql`coalesce(jobs.waiting_since, jobs.posted_at)`)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export type ScoredJob = JobRow & { readonly subject: string }

/** Jobs with the name of what is scored of them. */
export const findJobs = (db: Kysely<DB>, ids: readonly string[]): Promise<ScoredJob[]> =>
  db
    .selectFrom('jobs')
    .selectAll()
    .select(subject.as('subject'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

export async function putScore(
  db: Kysely<DB>,
  { job_id, subject: scored, points, signs, now }: StoredScore & { readonly now: Date },
): Promise<void> {
  const values = { subject: scored, points, signs: JSON.stringify(signs), scored_at: now }
  await db
    .insertInto('job_scores')
    .values({ job_id, ...values })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(values))
    .execute()
}

type Compared = Pick<
  JobRow,
  | 'id'
  | 'employer_id'
  | 'category'
  | 'city'
  | 'description'
  | 'contact_mobile'
  | 'contact_email'
  | 'logo_file_id'
>

export type Comparison = {
  /** The middle top pay of live jobs of its kind in its city, or else anywhere; null for too few. */
  readonly usual_pay: number | null
  /** Null unless a refused or blocked job reads alike: its title and company. */
  readonly same_text: string | null
  /** The company of a blocked job with its number or mailbox. */
  readonly shared_contact: string | null
  /** The company of somebody else's refused or blocked job with its logo. */
  readonly same_logo: string | null
  readonly has_accepted: boolean
  readonly posted_today: number
}

const dayMs = 24 * 3_600_000

/** What a job is beside others. */
export async function compareJob(db: Kysely<DB>, job: Compared, now: Date): Promise<Comparison> {
  const { id, employer_id: employerId, category, city, description } = job
  const usualPay = (place: ReturnType<typeof sql>, atLeast: number) => sql`(
    select case when count(*) >= ${atLeast} then percentile_cont(0.5) within group (order by pay) end
    from (
      select salary_max_monthly_rupees as pay from jobs live
      where live.status = 'accepted' and live.expires_at > ${now} and live.category = ${category} ${place}
        and live.id <> ${id} and live.salary_max_monthly_rupees is not null
      order by live.live_at desc limit ${limits.similarJobsCompared}
    ) usual)`
  const refused = sql`other.lifecycle_state in ('rejected', 'frozen') and other.id <> ${id}`
  const { rows } = await sql<Comparison>`
    select
      coalesce(${usualPay(sql`and live.city = ${city}`, limits.usualPayJobsInCity)},
        ${usualPay(sql``, limits.usualPayJobs)})::float8 as usual_pay,
      (select other.title || ', ' || other.company_name from jobs other
        where ${refused} and char_length(${description}) >= ${limits.comparedTextLength}
          and ${isAlike(sql`other.description`, description, limits.sameTextShare)}
        order by similarity(other.description, ${description}) desc limit 1) as same_text,
      (select other.company_name from jobs other
        where other.lifecycle_state = 'frozen' and other.employer_id <> ${employerId}
          and (other.contact_mobile = ${job.contact_mobile}
            or lower(other.contact_email) = lower(${job.contact_email}))
        limit 1) as shared_contact,
      (select other.company_name from files own
        join files same on same.content_hash = own.content_hash and same.kind = 'company-logo'
        join jobs other on other.logo_file_id = same.id
        where own.id = ${job.logo_file_id} and ${refused} and other.employer_id <> ${employerId}
        limit 1) as same_logo,
      exists (select from jobs other where other.employer_id = ${employerId} and other.first_accepted_at is not null
        and other.id <> ${id}) as has_accepted,
      (select count(*)::int from jobs other where other.employer_id = ${employerId}
        and other.posted_at > ${new Date(now.getTime() - dayMs)}) as posted_today`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A comparison answers one row')
  return row
}
