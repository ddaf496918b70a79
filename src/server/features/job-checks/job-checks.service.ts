import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { addJobCallSchema, JobChecks } from '#contract/job-checks/schemas.ts'
import { adminPolicy } from '#contract/admin/policy.ts'
import { hasOtherAdmin } from '#server/features/accounts/other-admins.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { JobClaims } from '#server/features/job-claims/job-claims.service.ts'
import type { JobScores } from '#server/features/job-scores/job-scores.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { limits } from '#server/lib/limits.ts'
import { countTries, isConfirmed } from './job-checks.rules.ts'
import * as checks from './job-checks.repository.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  audit: Pick<Audit, 'record'>
  scores: Pick<JobScores, 'scoresOf'>
  claims: Pick<JobClaims, 'takeWithin' | 'end'>
}

export type JobChecksService = ReturnType<typeof createJobChecks>

/** What an admin looks at and does before deciding on a job. */
export function createJobChecks({ db, clock, audit, scores, claims }: Deps) {
  async function requireJob(jobId: string) {
    const job = isId(jobId) ? await checks.findJob(db, jobId) : undefined
    if (!job) throw new AppError('JOB_NOT_FOUND')
    return job
  }

  async function read(jobId: string): Promise<JobChecks> {
    const job = await requireJob(jobId)
    const [calls, employer, alike] = await Promise.all([
      checks.findCalls(db, jobId),
      checks.readHistory(db, job.employer_id),
      checks.findAlike(db, job),
    ])
    return {
      calls: calls.map(({ admin, result, points, calledAt }) => ({
        admin,
        result,
        points,
        calledAt: calledAt.toISOString(),
      })),
      tries: countTries(calls),
      employer: {
        since: employer.since.toISOString(),
        accepted: employer.accepted,
        refused: employer.refused,
        waiting: employer.waiting,
        reportsActedOn: employer.reports,
        wasBlocked: employer.was_blocked,
      },
      similar: alike.map((row) => ({
        id: row.id,
        jobTitle: row.title,
        companyName: row.company_name,
        state: row.state,
        isOwn: row.is_own,
        percent: row.percent,
        jobDescription: row.description,
      })),
    }
  }

  return {
    /** @throws AppError JOB_NOT_FOUND */
    read,

    /**
     * Writes down a call, which takes the job: it is this admin's then. A call in which all of a job of high risk was confirmed
     * leaves it free, for the admin who decides. Sent again, it adds nothing.
     * @throws AppError JOB_NOT_FOUND; JOB_CLAIMED, with the name, while another admin has the job
     */
    async addCall(
      viewer: Viewer,
      jobId: string,
      { callId: id, result, points }: z.output<typeof addJobCallSchema>,
    ): Promise<JobChecks> {
      await requireJob(jobId)
      const call = { id, jobId, adminId: viewer.accountId, result, points, now: clock.now() }
      await db.transaction().execute(async (tx) => {
        if (!(await checks.insertCall(tx, call))) return
        await claims.takeWithin(tx, viewer, jobId)
        if (isConfirmed(points) && (await scores.scoresOf([jobId], tx))(jobId).level === 'high') {
          await claims.end(tx, jobId)
        }
        await audit.record(tx, viewer, {
          kind: 'contact-called',
          jobId,
          details: { result: { key: `jobChecks.result.${result}` } },
        })
      })
      return await read(jobId)
    },

    /**
     * Before a job or its changes are published: what may be a fraud needs a call in which all was confirmed, and a second
     * admin where there is one.
     * @throws AppError NEEDS_SECOND_LOOK
     */
    async requireConfirmed(
      tx: Transaction<DB>,
      { accountId }: Viewer,
      jobId: string,
    ): Promise<void> {
      const score = (await scores.scoresOf([jobId], tx))(jobId)
      if (score.level !== 'high') return
      const confirmed = (await checks.findCalls(tx, jobId)).filter(({ points }) =>
        isConfirmed(points),
      )
      const isByOther = confirmed.some(({ admin_id: adminId }) => adminId !== accountId)
      const isAlone =
        confirmed.length > 0 && !(await hasOtherAdmin(tx, accountId, adminPolicy.changeJobStatus))
      if (!isByOther && !isAlone) throw new AppError('NEEDS_SECOND_LOOK')
    },

    /** How many calls of each of these jobs count as tries. */
    async triesOf(jobIds: readonly string[]): Promise<(jobId: string) => number> {
      const calls = await checks.findTimes(db, jobIds)
      return (jobId) => countTries(calls.filter((call) => call.jobId === jobId))
    },

    /**
     * Before a job is refused because nobody was reached.
     * @throws AppError CALL_AGAIN
     */
    async requireTries(tx: Transaction<DB>, jobId: string): Promise<void> {
      const tries = countTries(await checks.findCalls(tx, jobId))
      if (tries < limits.triesToReach) throw new AppError('CALL_AGAIN')
    },
  }
}
