import type { Kysely } from 'kysely'
import type { JobScore } from '#contract/admin/schemas.ts'
import type { DB } from '#server/db/types.ts'
import { findRevisions, withChanges } from '#server/features/jobs/job-reviews.repository.ts'
import type { Clock } from '#server/lib/clock.ts'
import { limits } from '#server/lib/limits.ts'
import { highPayOf, levelOf, scoreOf } from './job-score.rules.ts'
import type { FoundSigns, ScoredSigns, ScoreThresholds } from './job-score.rules.ts'
import * as scores from './job-scores.repository.ts'
import { findTextSigns } from './text-signs.rules.ts'

type Deps = { db: Kysely<DB>; clock: Clock; config: { jobScores: ScoreThresholds } }

export type JobScores = ReturnType<typeof createJobScores>

/**
 * How closely a job deserves to be looked at: by its own words, and beside other jobs. Each submission and each change that waits
 * is scored once and keeps its points. For admins alone.
 */
export function createJobScores({ db, clock, config }: Deps) {
  async function score(
    db: Kysely<DB>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ScoredSigns>> {
    const done = new Map<string, ScoredSigns>()
    const [jobs, revisions] = await Promise.all([scores.findJobs(db, ids), findRevisions(db, ids)])
    for (const row of jobs) {
      const now = clock.now()
      const revision = revisions.get(row.id)
      const job = revision ? withChanges(row, revision.changes) : row
      const beside = await scores.compareJob(db, job, now)
      const scored = scoreOf({ ...findTextSigns(job), ...comparedSignsOf(job, beside) })
      await scores.putScore(db, { job_id: row.id, subject: row.subject, ...scored, now })
      done.set(row.id, scored)
    }
    return done
  }

  const present = ({ points, signs }: ScoredSigns): JobScore => ({
    points,
    level: levelOf(points, config.jobScores),
    signs,
  })

  return {
    /** The scores of jobs, by id; which has none yet is scored now. `within` is the transaction that has locked a job. */
    async scoresOf(
      ids: readonly string[],
      within: Kysely<DB> = db,
    ): Promise<(id: string) => JobScore> {
      const found = await scores.findScores(within, ids)
      const added = await score(
        within,
        ids.filter((id) => !found.has(id)),
      )
      return (id) => present(found.get(id) ?? added.get(id) ?? scoreOf({}))
    },

    /** Scores jobs that wait and have none, some at a time. */
    async scoreWaiting(): Promise<void> {
      await score(db, await scores.findUnscored(db, limits.jobsScoredAtOnce))
    },
  }
}

type Paid = { readonly salary_max_monthly_rupees: number | null }

function comparedSignsOf(job: Paid, beside: scores.Comparison): FoundSigns {
  const { same_text, shared_contact, same_logo, has_accepted, posted_today, usual_pay } = beside
  const highPay = highPayOf(job.salary_max_monthly_rupees, usual_pay)
  return {
    ...(shared_contact !== null && { sharedContact: shared_contact }),
    ...(same_text !== null && { sameText: same_text }),
    ...(same_logo !== null && { sameLogo: same_logo }),
    ...(highPay !== undefined && { highPay }),
    ...(!has_accepted && { firstJob: '' }),
    ...(posted_today >= limits.manyJobsADay && { manyAtOnce: String(posted_today) }),
  }
}
