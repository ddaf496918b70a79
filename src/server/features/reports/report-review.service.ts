import type { Transaction } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import * as reports from './reports.repository.ts'

export type ReportReview = ReturnType<typeof createReportReview>

/** What reports of candidates say about a job, for those who publish it. */
export function createReportReview() {
  return {
    /**
     * Whether a job that would go live again has enough open reports, or one of being asked for money. Those of people who
     * are not signed in don't count: anybody could take an honest job away by them.
     */
    async needsReview(tx: Transaction<DB>, jobId: string): Promise<boolean> {
      const open = await reports.countOpenOfCandidates(tx, jobId)
      return open >= limits.reportsForReview || (await reports.hasOpenMoneyReport(tx, jobId))
    },

    /** Closes the open reports of a job whose company is blocked: those who reported hear that we acted. */
    actOnAll: (tx: Transaction<DB>, jobId: string, now: Date) =>
      reports.decideOpen(tx, jobId, { decision: 'acted', now }),
  }
}
