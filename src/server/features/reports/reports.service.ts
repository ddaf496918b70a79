import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { isMoveFrom, jobMoves } from '#contract/jobs/moves.ts'
import { limits } from '#server/lib/limits.ts'
import { reportFormSchema } from '#contract/reports/schemas.ts'
import { reportFieldOrder } from '#contract/reports/field-order.ts'
import type {
  decideReportsSchema,
  JobReport,
  listJobReportsSchema,
  ReportDecision,
  ReportReceipt,
} from '#contract/reports/schemas.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { Upload } from '#server/http/binding/uploads.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { JobClaims } from '#server/features/job-claims/job-claims.service.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { requireFreeFor } from '#server/lib/case-owner.ts'
import type { Clock } from '#server/lib/clock.ts'
import { newId } from '#server/lib/ids.ts'
import { cutPage, readWrittenCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import * as reports from './reports.repository.ts'
import type { ReportRow } from './reports.repository.ts'
import type { ReportReview } from './report-review.service.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  files: Pick<FilesService, 'prepareImage' | 'runWithFile' | 'privateUrl'>
  jobs: Pick<
    JobsService,
    'requireReadable' | 'requirePosted' | 'lockJob' | 'moveJob' | 'isEmployerGone'
  >
  payments: Pick<PaymentsService, 'lockPaymentOfJob'>
  messages: Pick<MessagesService, 'notify' | 'notifyAdmins'>
  audit: Pick<Audit, 'record'>
  review: ReportReview
  claims: Pick<JobClaims, 'requireFree'>
}
/** Who reports; the product itself says it for whoever answers by the link of an invitation. */
type Reporter = Pick<Viewer, 'accountId' | 'role' | 'network'>
type Seen = { readonly jobId: string; readonly openReports: number }
type Said = z.output<typeof reportFormSchema>
type LockedJob = Awaited<ReturnType<Deps['jobs']['lockJob']>>

export type ReportsService = ReturnType<typeof createReportsService>

/** Candidates report jobs; admins decide on the reports. */
export function createReportsService(deps: Deps) {
  const { db, clock, files, jobs, payments, messages, audit, review, claims } = deps
  return {
    countOpen: (jobIds: readonly string[]) => reports.countOpen(db, jobIds),

    /**
     * Saves a candidate's report. A repeated report does nothing. One of money by somebody who applied, or enough
     * reports, put the job under review.
     * @throws AppError JOB_NOT_FOUND, INVALID_FORM, the picture's error
     */
    async report(
      viewer: Reporter,
      jobId: string,
      form: unknown,
      picture: Upload | undefined,
    ): Promise<ReportReceipt> {
      await jobs.requireReadable(viewer, jobId)
      const said = parseForm(reportFormSchema, form, reportFieldOrder)
      const file =
        picture && (await files.prepareImage(picture, 'picture', limits.maxReadablePhotoSidePixels))
      const owner = { ownerAccountId: viewer.accountId, kind: 'report-picture' } as const
      await files.runWithFile(file, owner, async (tx, pictureFileId) => {
        // The lock serializes the reports of a job, so that two concurrent ones move it once.
        const job = await jobs.lockJob(tx, jobId)
        const isNew = await add(tx, viewer, { jobId, said, pictureFileId })
        if (isNew && (await review.needsReview(tx, jobId))) await putUnderReview(tx, job)
        return isNew
      })
      const receipt = await reports.findReceipt(db, jobId, { candidateId: viewer.accountId })
      if (!receipt) throw new AppError('INTERNAL', { detail: 'a report that was not written' })
      return receipt
    },

    /** @throws AppError JOB_NOT_FOUND */
    async list(
      jobId: string,
      query: z.output<typeof listJobReportsSchema>,
    ): Promise<Page<JobReport>> {
      await jobs.requirePosted(jobId)
      const limit = query.limit ?? limits.listDefault
      const after = readWrittenCursor(query.cursor)
      const [rows, total] = await Promise.all([
        reports.listReports(db, jobId, { after, limit: limit + 1 }),
        reports.countJobReports(db, jobId),
      ])
      const { shown, nextCursor } = cutPage(rows, limit, (row) => row.reported_at)
      return { items: shown.map(present), total, nextCursor }
    },

    /**
     * Closes the reports that the admin saw. Without open reports it does nothing. A job that is fine and was under review
     * is live again, with the days that it lost.
     * @throws AppError JOB_NOT_FOUND, JOB_CLAIMED, TAKEN_BY_OTHER when another admin has them in the inbox,
     * CHANGED_MEANWHILE when there is a new report
     */
    async decide(
      viewer: Viewer,
      jobId: string,
      { decision, openReports }: z.output<typeof decideReportsSchema>,
    ): Promise<void> {
      await jobs.requirePosted(jobId)
      await db.transaction().execute(async (tx) => {
        const payment = await payments.lockPaymentOfJob(tx, jobId)
        const job = await jobs.lockJob(tx, jobId)
        await claims.requireFree(tx, viewer, jobId)
        const taken = await reports.lockCaseOwner(tx, jobId)
        if (taken) requireFreeFor(taken, viewer.accountId)
        const at = clock.now()
        if (!(await close(tx, viewer, { jobId, openReports, decision, at }))) return
        if (decision === 'kept' && payment?.status !== 'returned') await putBack(tx, viewer, job)
      })
    },

    /**
     * Closes the reports of a locked job that an admin pauses or rejects. An admin who saw none closes none.
     * @throws AppError CHANGED_MEANWHILE when there is a new report
     */
    async actOn(tx: Transaction<DB>, viewer: Viewer, seen: Seen & { at: Date }): Promise<void> {
      if (seen.openReports > 0) await close(tx, viewer, { ...seen, decision: 'acted' })
    },

    /** Opens the reports of a locked job that were closed at an instant: what closed them is taken back. */
    reopen: (tx: Transaction<DB>, jobId: string, closedAt: Date) =>
      reports.reopen(tx, jobId, closedAt),
  }

  /** Inserts a report; false when this person has already reported this job. */
  async function add(
    tx: Transaction<DB>,
    viewer: Reporter,
    { jobId, said, pictureFileId }: { jobId: string; said: Said; pictureFileId: string | null },
  ): Promise<boolean> {
    const candidateId = viewer.accountId
    const isNew = await reports.insertReport(tx, {
      id: newId(),
      job_id: jobId,
      candidate_id: candidateId,
      is_from_applicant: await reports.hasApplied(tx, { jobId, candidateId }),
      reason: said.reason,
      words: said.words,
      amount_asked: said.amountAsked,
      has_paid: said.hasPaid,
      picture_file_id: pictureFileId,
      reported_at: clock.now(),
    })
    if (!isNew) return false
    await audit.record(tx, viewer, {
      kind: 'job-reported',
      jobId,
      details: { reason: { key: `option.reportReason.${said.reason}` } },
    })
    return true
  }

  function present(report: ReportRow): JobReport {
    return {
      id: report.id,
      reason: report.reason,
      words: report.words,
      amountAsked: report.amount_asked,
      hasPaid: report.has_paid,
      pictureUrl:
        report.picture_file_id === null ? null : files.privateUrl(report.picture_file_id, 'inline'),
      isFromApplicant: report.is_from_applicant,
      isFromStranger: report.candidate_id === null,
      reportedAt: report.reported_at.toISOString(),
      decision: report.decision,
    }
  }

  /** Closes the open reports; false when there are none. */
  async function close(
    tx: Transaction<DB>,
    viewer: Viewer,
    { jobId, openReports, decision, at }: Seen & { decision: ReportDecision; at: Date },
  ): Promise<boolean> {
    const open = (await reports.countOpen(tx, [jobId])).get(jobId) ?? 0
    if (open === 0) return false
    if (open !== openReports) throw new AppError('CHANGED_MEANWHILE')
    await reports.decideOpen(tx, jobId, { decision, now: at })
    await audit.record(tx, viewer, {
      kind: 'reports-decided',
      jobId,
      details: { count: open, decision: { key: `report.decision.${decision}` } },
    })
    return true
  }

  /** Makes a job live that was live before and waits. */
  async function putBack(tx: Transaction<DB>, viewer: Viewer, job: LockedJob): Promise<void> {
    const isUnderReview =
      isMoveFrom('putBack', job.lifecycle_state) && job.first_accepted_at !== null
    if (!isUnderReview || (await jobs.isEmployerGone(tx, job))) return
    const moved = await jobs.moveJob(tx, job, {
      move: 'putBack',
      to: 'live',
      adminId: viewer.accountId,
    })
    await audit.record(tx, viewer, {
      kind: 'job-status-changed',
      jobId: job.id,
      details: { from: { key: 'audit.status.waiting' }, to: { key: 'audit.status.accepted' } },
    })
    await messages.notify(tx, {
      event: jobMoves.putBack.notifies,
      to: job.employer_id,
      ...happeningTo(moved),
      link: `/postedjobinfo?jobId=${job.id}`,
    })
  }

  /** Removes the job from search and public pages. Its payment is not refunded. */
  async function putUnderReview(tx: Transaction<DB>, job: LockedJob): Promise<void> {
    if (!isMoveFrom('review', job.lifecycle_state)) return
    const moved = await jobs.moveJob(tx, job, { move: 'review', to: 'waiting' })
    await audit.record(tx, undefined, { kind: 'job-under-review', jobId: job.id })
    await messages.notify(tx, {
      event: jobMoves.review.notifies,
      to: job.employer_id,
      ...happeningTo(moved),
      link: `/postedjobinfo?jobId=${job.id}`,
    })
    await messages.notifyAdmins(tx, {
      event: 'jobReported',
      ...happeningTo(moved),
      link: '/section-5?status=reported',
    })
  }
}

const happeningTo = ({ id, version, title }: LockedJob) => ({
  subject: `job-${id}`,
  occurrence: String(version),
  values: { title },
})
