import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { actOnJobSchema, jobActedSchema } from '#contract/employer-jobs/schemas.ts'
import type { Message } from '#contract/i18n/message-keys.ts'
import { indiaDate } from '#contract/india-time.ts'
import {
  canCorrectJoined,
  isClosingAct,
  refusalOfAct,
  stateAfterAct,
} from '#contract/jobs/moves.ts'
import { stateNames, statusWireOf } from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import * as jobRows from '#server/features/jobs/jobs.repository.ts'
import type { JobRow } from '#server/features/jobs/jobs.repository.ts'
import { isOver } from '#server/features/jobs/jobs.rules.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import type { ReportReview } from '#server/features/reports/report-review.service.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'

type Act = z.output<typeof actOnJobSchema>
type Acted = z.input<typeof jobActedSchema>
type Deps = {
  db: Kysely<DB>
  clock: Clock
  jobs: Pick<JobsService, 'lockJob' | 'moveJob'>
  payments: Pick<PaymentsService, 'lockPaymentOfJob'>
  reports: ReportReview
  audit: Pick<Audit, 'record'>
}

export type JobActsService = ReturnType<typeof createJobActs>

/** What employers do with jobs that were published. */
export function createJobActs({ db, clock, jobs, payments, reports, audit }: Deps) {
  return {
    /**
     * Pauses, resumes, fills, closes or reopens an own job. Repeated, it changes nothing and answers the same; with another
     * number of those who joined it corrects that for some weeks. A job with
     * undecided reports waits for verification instead of going live.
     * @throws AppError JOB_NOT_FOUND, CHANGED_MEANWHILE, STATUS_NOT_ALLOWED, JOB_REFUNDED
     */
    async actOnJob(
      viewer: Viewer,
      jobId: string,
      { act, version, joined }: Act,
    ): Promise<Untranslated<Acted>> {
      const own = isId(jobId) && (await jobRows.findOwnJob(db, viewer.accountId, jobId))
      if (!own) throw new AppError('JOB_NOT_FOUND')
      const job = await db.transaction().execute(async (tx) => {
        const payment = await payments.lockPaymentOfJob(tx, jobId)
        const current = await jobs.lockJob(tx, jobId)
        if (current.lifecycle_state === stateAfterAct[act]) {
          return await correctJoined(tx, current, joined)
        }
        if (version !== undefined && version !== current.version) {
          throw new AppError('CHANGED_MEANWHILE')
        }
        const refusal = refusalOfAct(
          {
            state: current.lifecycle_state,
            isRefunded: payment?.status === 'returned',
            isOver: isOver(current, clock.now()),
          },
          act,
        )
        if (refusal !== undefined) throw new AppError(refusal)
        const isHeldBack = stateAfterAct[act] === 'live' && (await reports.needsReview(tx, jobId))
        const to: JobState = isHeldBack ? 'waiting' : stateAfterAct[act]
        const moved = await jobs.moveJob(tx, current, { move: act, to })
        await audit.record(tx, viewer, {
          kind: 'job-acted-on',
          jobId,
          details: {
            from: { key: stateNames[current.lifecycle_state] },
            to: { key: stateNames[to] },
          },
        })
        if (joined === undefined || !isClosingAct(act)) return moved
        return await jobRows.updateJob(tx, jobId, { joined_count: joined })
      })
      return {
        success: true,
        message: messageOf(job.lifecycle_state, job.title),
        status: statusWireOf(job.lifecycle_state),
        state: job.lifecycle_state,
        version: job.version,
      }
    },
  }

  /** @throws AppError STATUS_NOT_ALLOWED once the time for it is over */
  async function correctJoined(
    tx: Transaction<DB>,
    job: JobRow,
    joined: number | undefined,
  ): Promise<JobRow> {
    const { closed_at: closedAt } = job
    if (joined === undefined || closedAt === null || joined === job.joined_count) return job
    if (!canCorrectJoined(indiaDate(closedAt), indiaDate(clock.now()))) {
      throw new AppError('STATUS_NOT_ALLOWED')
    }
    return await jobRows.updateJob(tx, job.id, { joined_count: joined })
  }
}

function messageOf(state: JobState, title: string): Message {
  const values = { title }
  switch (state) {
    case 'paused':
      return { key: 'postedJob.paused', values }
    case 'filled':
      return { key: 'postedJob.filled', values }
    case 'closed':
      return { key: 'postedJob.closed', values }
    case 'live':
      return { key: 'postedJob.live', values }
    default:
      return { key: 'postedJob.waitsAgain', values }
  }
}
