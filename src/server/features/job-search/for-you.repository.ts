import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { PersonAnswers } from '#contract/jobs/match.ts'
import type { Category } from '#contract/options.ts'
import type { DB } from '#server/db/types.ts'

export type CandidateFacts = {
  readonly own: PersonAnswers
  readonly pincode: string
  /** Of the job that was applied for last; null without one. */
  readonly category: Category | null
  readonly jobTitle: string | null
  readonly jobCity: string | null
}

/** What jobs can be chosen by for a candidate; undefined without a profile. */
export async function findCandidateFacts(
  db: Kysely<DB>,
  accountId: string,
): Promise<CandidateFacts | undefined> {
  const { rows } = await sql<CandidateFacts>`
    select profile.pincode, applied.category, applied.title as "jobTitle", applied.city as "jobCity",
      json_build_object('gender', profile.gender, 'education', profile.education,
        'workexperience', profile.work_experience, 'language', profile.language) as own
    from candidate_profiles as profile
      left join lateral (
        select jobs.category, jobs.title, jobs.city
        from application_keys as keys join jobs on jobs.id = keys.job_id
        where keys.candidate_id = profile.account_id
        order by keys.applied_at desc limit 1
      ) as applied on true
    where profile.account_id = ${accountId}`.execute(db)
  return rows[0]
}

/** The languages that jobs ask for, which cards do not have. */
export async function findCommunication(
  db: Kysely<DB>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'communication'])
    .where('id', 'in', jobIds)
    .execute()
  return new Map(rows.map(({ id, communication }) => [id, communication]))
}
