import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { canMoveJob } from '#contract/jobs.ts'
import { limits } from '#contract/limits.ts'
import { optionLabel, reportReasonOptions } from '#contract/options.ts'
import { reportFieldOrder, reportFormSchema } from '#contract/reports.ts'
import type { decideReportsSchema, JobReport, listJobReportsSchema } from '#contract/reports.ts'
import { sentence } from '#contract/sentences.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import type { JobsService } from '../jobs/jobs.service.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import { decodeTimeCursor, encodeCursor } from '../lib/page.ts'
import type { Page } from '../lib/page.ts'
import { parseForm } from '../lib/parse-form.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import * as reports from './reports.repository.ts'
import type { ReportRow } from './reports.repository.ts'

type Needs = {
  db: Kysely<DB>
  clock: Clock
  jobs: Pick<JobsService, 'requireReadable' | 'requirePosted' | 'lockJob' | 'moveJob'>
  notifications: Pick<NotificationsService, 'notify'>
  audit: Pick<Audit, 'record'>
}
type LockedJob = Awaited<ReturnType<Needs['jobs']['lockJob']>>

export type ReportsService = ReturnType<typeof createReportsService>

/** Candidates say what is wrong with a job; admins decide on it. */
export function createReportsService({ db, clock, jobs, notifications, audit }: Needs) {
  return {
    countOpen: (jobIds: readonly string[]) => reports.countOpen(db, jobIds),

    /**
     * Sent again it changes nothing. Enough of them put the job under review at once.
     * @throws AppError JOB_NOT_FOUND, INVALID_FORM
     */
    async report(viewer: Viewer, jobId: string, form: unknown): Promise<void> {
      await jobs.requireReadable(viewer, jobId)
      const { reason, words } = parseForm(reportFormSchema, form, reportFieldOrder)
      await db.transaction().execute(async (trx) => {
        // Reports of one job follow one another, so that two third ones move it once.
        const job = await jobs.lockJob(trx, jobId)
        const isNew = await reports.insertReport(trx, {
          id: newId(),
          job_id: jobId,
          candidate_id: viewer.accountId,
          reason,
          words,
          reported_at: clock.now(),
        })
        if (!isNew) return
        await audit.record(trx, viewer, {
          kind: 'job-reported',
          jobId,
          details: { reason: optionLabel(reportReasonOptions, reason) },
        })
        const open = (await reports.countOpen(trx, [jobId])).get(jobId) ?? 0
        if (reason !== 'askedForMoney' && open < limits.reportsForReview) return
        await putUnderReview(trx, job)
      })
    },

    /** @throws AppError JOB_NOT_FOUND */
    async list(
      jobId: string,
      wish: z.output<typeof listJobReportsSchema>,
    ): Promise<Page<JobReport>> {
      await jobs.requirePosted(jobId)
      const limit = wish.limit ?? limits.listDefault
      const position = decodeTimeCursor(wish.cursor)
      const after = position?.at ? { at: position.at, id: position.id } : undefined
      const [rows, total] = await Promise.all([
        reports.listReports(db, jobId, { after, limit: limit + 1 }),
        reports.countJobReports(db, jobId),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        items: shown.map(present),
        total,
        nextCursor: last
          ? encodeCursor({ value: last.reported_at.toISOString(), id: last.id })
          : null,
      }
    },

    /**
     * Closes the reports that were read. Where there are none left it changes nothing.
     * @throws AppError JOB_NOT_FOUND, CHANGED_MEANWHILE when another one has come
     */
    async decide(
      viewer: Viewer,
      jobId: string,
      { decision, openReports }: z.output<typeof decideReportsSchema>,
    ): Promise<void> {
      await jobs.requirePosted(jobId)
      await db.transaction().execute(async (trx) => {
        await jobs.lockJob(trx, jobId)
        const open = (await reports.countOpen(trx, [jobId])).get(jobId) ?? 0
        if (open === 0) return
        if (open !== openReports) throw new AppError('CHANGED_MEANWHILE')
        await reports.decideOpen(trx, jobId, { decision, now: clock.now() })
        await audit.record(trx, viewer, {
          kind: 'reports-decided',
          jobId,
          details: { count: open, decision: sentence(`report.decision.${decision}`) },
        })
      })
    },
  }

  /** Out of search and public pages with this transaction. Its money is left alone. */
  async function putUnderReview(trx: Transaction<DB>, job: LockedJob): Promise<void> {
    if (job.status !== 'accepted' || !canMoveJob(job.status, 'waiting', 'system')) return
    await jobs.moveJob(trx, job, 'waiting', null)
    await audit.record(trx, undefined, { kind: 'job-under-review', jobId: job.id })
    await notifications.notify(trx, job.employer_id, {
      body: sentence('notification.jobUnderReview', { title: job.title }),
      link: `/postedjobinfo?jobId=${job.id}`,
      tag: `job-${job.id}`,
    })
  }
}

function present(report: ReportRow): JobReport {
  return {
    id: report.id,
    reason: optionLabel(reportReasonOptions, report.reason),
    words: report.words,
    reportedAt: report.reported_at.toISOString(),
    decision: report.decision,
  }
}
