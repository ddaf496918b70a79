import type { Kysely, Transaction } from 'kysely'
import type { JobClaim } from '#contract/job-claims/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import * as claims from './job-claims.repository.ts'
import type { ClaimRow } from './job-claims.repository.ts'

type Deps = { db: Kysely<DB>; clock: Clock }

export type JobClaims = ReturnType<typeof createJobClaims>

/** Keeps two admins from working on one job. A claim ends with a decision, or half an hour after it was taken. */
export function createJobClaims({ db, clock }: Deps) {
  return {
    /**
     * Takes a job, or holds an own one longer.
     * @throws AppError JOB_NOT_FOUND; JOB_CLAIMED, with the name, while another admin has it
     */
    take: async (viewer: Viewer, jobId: string): Promise<JobClaim> =>
      await takeWithin(db, viewer, jobId),

    /** As `take`, within a transaction. */
    takeWithin,

    /** Lets go of an own claim; without one it does nothing. @throws AppError JOB_NOT_FOUND for what is no id */
    async release({ accountId: adminId }: Viewer, jobId: string): Promise<void> {
      if (!isId(jobId)) throw new AppError('JOB_NOT_FOUND')
      await claims.dropOwnClaim(db, { jobId, adminId })
    },

    /** Who has which of these jobs. */
    async findOf(
      { accountId: adminId }: Viewer,
      jobIds: readonly string[],
    ): Promise<ReadonlyMap<string, JobClaim>> {
      const found = await claims.findClaims(db, jobIds, clock.now())
      return new Map(found.map((claim) => [claim.job_id, present(claim, adminId)]))
    },

    /**
     * Before an admin decides on a locked job.
     * @throws AppError JOB_CLAIMED, with the name, while another admin has it
     */
    async requireFree(tx: Transaction<DB>, viewer: Viewer, jobId: string): Promise<void> {
      const [claim] = await claims.findClaims(tx, [jobId], clock.now())
      if (claim && claim.admin_id !== viewer.accountId) throw claimed(claim)
    },

    /** A decision was made. */
    end: (tx: Transaction<DB>, jobId: string): Promise<void> => claims.dropClaim(tx, jobId),
  }

  async function takeWithin(
    tx: Kysely<DB>,
    { accountId: adminId }: Viewer,
    jobId: string,
  ): Promise<JobClaim> {
    if (!isId(jobId)) throw new AppError('JOB_NOT_FOUND')
    const now = clock.now()
    const until = new Date(now.getTime() + limits.jobClaimMinutes * 60_000)
    const isTaken = await claims.takeClaim(tx, { jobId, adminId }, { now, until })
    const [claim] = await claims.findClaims(tx, [jobId], now)
    if (!isTaken && claim) throw claimed(claim)
    if (!claim) throw new AppError('JOB_NOT_FOUND')
    return present(claim, adminId)
  }
}

const claimed = ({ admin_name: admin }: ClaimRow) =>
  new AppError('JOB_CLAIMED', { values: { admin } })

const present = (claim: ClaimRow, adminId: string): JobClaim => ({
  admin: claim.admin_name,
  isMine: claim.admin_id === adminId,
  heldUntil: claim.held_until.toISOString(),
})
