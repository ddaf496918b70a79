import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { z } from 'zod'
import { limits } from '#server/lib/limits.ts'
import { reportFieldOrder } from '#contract/reports/field-order.ts'
import type { Puzzle } from '#contract/reports/puzzle-schemas.ts'
import { reportFormSchema } from '#contract/reports/schemas.ts'
import type { reportPublicJobSchema, ReportReceipt } from '#contract/reports/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { networkOf } from '#server/lib/network.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import { countAgainst, createRateLimiter } from '#server/limits/rate-limit.ts'
import type { PuzzlesService } from './puzzles.service.ts'
import * as reports from './reports.repository.ts'

type Deps = {
  db: Kysely<DB>
  pool: Pool
  clock: Clock
  jobs: Pick<JobsService, 'findPublicVersion'>
  puzzles: PuzzlesService
  audit: Pick<Audit, 'record'>
  config: { appSecret: string }
}
type Form = z.output<typeof reportPublicJobSchema>

export type StrangerReports = ReturnType<typeof createStrangerReports>

const day = 24 * 3600

/** Reports of live jobs by people who are not signed in. Admins read them; they hide no job by themselves. */
export function createStrangerReports(deps: Deps) {
  const { db, pool, clock, jobs, puzzles, audit, config } = deps
  const perDevice = createRateLimiter(pool, 'stranger-reports-device', {
    points: limits.strangerReportsPerDevicePerDay,
    seconds: day,
  })
  // A device can take a new id each time.
  const perNetwork = createRateLimiter(pool, 'stranger-reports-network', {
    points: limits.strangerReportsPerNetworkPerDay,
    seconds: day,
  })

  return {
    /** For one report of this job by this device. @throws AppError JOB_NOT_FOUND unless the job is live */
    async issuePuzzle(jobId: string, deviceId: string): Promise<Puzzle> {
      await requirePublic(jobId)
      return await puzzles.issue(purposeOf(jobId, deviceId))
    },

    /**
     * Saves a report. The same device again adds nothing.
     * @throws AppError JOB_NOT_FOUND unless the job is live; INVALID_FORM, PUZZLE_WRONG, TOO_MANY_REQUESTS
     */
    async report(jobId: string, form: Form, address: string): Promise<ReportReceipt> {
      await requirePublic(jobId)
      const said = parseForm(reportFormSchema, form, reportFieldOrder)
      await puzzles.requireSolved(form.puzzle, purposeOf(jobId, form.deviceId))
      const deviceHash = hashOf(form.deviceId)
      const earlier = await reports.findReceipt(db, jobId, { deviceHash })
      if (earlier) return earlier
      await countAgainst(perDevice, deviceHash, 'limit.reports')
      await countAgainst(perNetwork, networkOf(address), 'limit.reports')
      await db.transaction().execute(async (tx) => {
        const isNew = await reports.insertReport(tx, {
          id: newId(),
          job_id: jobId,
          device_hash: deviceHash,
          reason: said.reason,
          words: said.words,
          amount_asked: said.amountAsked,
          has_paid: said.hasPaid,
          reported_at: clock.now(),
        })
        if (!isNew) return
        await audit.record(tx, undefined, {
          kind: 'job-reported',
          jobId,
          details: { reason: { key: `option.reportReason.${said.reason}` } },
        })
      })
      const receipt = await reports.findReceipt(db, jobId, { deviceHash })
      if (!receipt) throw new AppError('INTERNAL', { detail: 'a report that was not written' })
      return receipt
    },
  }

  async function requirePublic(jobId: string): Promise<void> {
    const isPublic = isId(jobId) && (await jobs.findPublicVersion(jobId)) !== undefined
    if (!isPublic) throw new AppError('JOB_NOT_FOUND')
  }

  /** The id itself is not kept: it would tie what a device did to whoever uses it later. */
  function hashOf(deviceId: string): string {
    return createHmac('sha256', config.appSecret).update(`report by ${deviceId}`).digest('hex')
  }
}

const purposeOf = (jobId: string, deviceId: string): string => `report ${jobId} ${deviceId}`
