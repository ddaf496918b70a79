import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { jobFieldOrder } from '#contract/job-posting/field-order.ts'
import { jobDraftSchema } from '#contract/job-posting/schemas.ts'
import {
  canMoveJob,
  decisionOf,
  jobMoves,
  refusalOfDecision,
  stateAfterDecision,
} from '#contract/jobs/moves.ts'
import { toJobStatus, toJobStatusWire } from '#contract/jobs/states.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type {
  AdminWork,
  changeJobStatusSchema,
  editJobSchema,
  jobChangedSchema,
  listQueuedJobsSchema,
  QueuedJob,
} from '#contract/admin/schemas.ts'
import type { FullJob, JobRejection } from '#contract/jobs/schemas.ts'
import type { JobState, JobStatus } from '#contract/jobs/states.ts'
import type { Message } from '#contract/i18n/message-keys.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { Upload } from '#server/http/binding/uploads.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { EmployerJobsService } from '#server/features/employer-jobs/employer-jobs.service.ts'
import type { JobScores } from '#server/features/job-scores/job-scores.service.ts'
import type { JobChecksService } from '#server/features/job-checks/job-checks.service.ts'
import type { JobClaims } from '#server/features/job-claims/job-claims.service.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'
import { AppError } from '#server/lib/app-error.ts'
import { isId } from '#server/lib/ids.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { Page } from '#server/lib/page.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import type { ReportsService } from '#server/features/reports/reports.service.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import { createManualRefunds } from './manual-refunds.service.ts'
import { createRejections } from './rejections.service.ts'
import { countWork } from './work-counts.repository.ts'

type StatusChange = z.output<typeof changeJobStatusSchema>
type EditForm = z.output<typeof editJobSchema>
type Changed = z.input<typeof jobChangedSchema>
type Deps = {
  db: Kysely<DB>
  log: Log
  jobs: JobsService
  employerJobs: Pick<EmployerJobsService, 'listPostedJobs' | 'getPostedJob'>
  files: FilesService
  messages: Pick<MessagesService, 'notify'>
  audit: Pick<Audit, 'record'>
  reports: Pick<ReportsService, 'countOpen' | 'actOn' | 'reopen'>
  payments: PaymentsService
  scores: Pick<JobScores, 'scoresOf' | 'scoreWaiting'>
  checks: Pick<JobChecksService, 'requireConfirmed' | 'requireTries' | 'triesOf'>
  claims: Pick<JobClaims, 'findOf' | 'requireFree' | 'end'>
  clock: Clock
}

export type AdminService = ReturnType<typeof createAdminService>

export function createAdminService(deps: Deps) {
  const {
    db,
    clock,
    jobs,
    employerJobs,
    files,
    messages,
    audit,
    reports,
    payments,
    claims,
    checks,
    scores,
  } = deps
  const rejections = createRejections(deps)
  const manualRefunds = createManualRefunds(deps)
  return {
    /** What waits for admins, for the navigation of their pages. */
    async countWork(): Promise<AdminWork> {
      const now = clock.now()
      const waitingBefore = new Date(now.getTime() - limits.reviewHours * 3_600_000)
      return await countWork(db, { now, waitingBefore })
    },

    finishQueuedRejection: rejections.finishQueued,
    finishDueRejections: rejections.finishDue,
    refundPayment: manualRefunds.refund,

    /**
     * Takes back a rejection within its minute.
     * @throws AppError NOT_FOUND, REJECTION_FINAL, EMPLOYER_GONE, STATUS_NOT_ALLOWED
     */
    async takeBackRejection(viewer: Viewer, rejectionId: string): Promise<Untranslated<Changed>> {
      const job = await rejections.takeBack(viewer, rejectionId)
      return changed(job, { key: 'admin.rejectionTakenBack', values: { title: job.title } })
    },

    /** Lists jobs with their HR contacts, and records that in the audit log. */
    async listQueuedJobs(
      viewer: Viewer,
      query: z.output<typeof listQueuedJobsSchema>,
    ): Promise<Page<QueuedJob>> {
      if (query.sort === 'score') await scores.scoreWaiting()
      const page = await employerJobs.listPostedJobs(query)
      const count = page.items.length
      if (count > 0) {
        await audit.record(db, viewer, { kind: 'contacts-listed', details: { count } })
      }
      const ids = page.items.map(({ id }) => id)
      const [open, held, scored, tries] = await Promise.all([
        reports.countOpen(ids),
        claims.findOf(viewer, ids),
        scores.scoresOf(ids),
        checks.triesOf(ids),
      ])
      const items = page.items.map((job) => ({
        ...job,
        openReports: open.get(job.id) ?? 0,
        claim: held.get(job.id) ?? null,
        score: scored(job.id),
        callsToMake: Math.max(0, limits.triesToReach - tries(job.id)),
      }))
      return { ...page, items }
    },

    /** @throws AppError JOB_NOT_FOUND */
    async getJob(viewer: Viewer, jobId: string): Promise<FullJob> {
      const job = await employerJobs.getPostedJob(jobId)
      await audit.record(db, viewer, { kind: 'contact-viewed', jobId: job.id })
      return job
    },

    /**
     * Changes a job's status. A job that already has the status is returned unchanged.
     * @throws AppError JOB_NOT_FOUND, JOB_CLAIMED, CHANGED_MEANWHILE, STATUS_NOT_ALLOWED, JOB_REFUNDED,
     *   EMPLOYER_GONE, NEEDS_SECOND_LOOK, CALL_AGAIN
     */
    async changeJobStatus(
      viewer: Viewer,
      jobId: string,
      change: StatusChange,
    ): Promise<Untranslated<Changed>> {
      const to = toJobStatus(change.status)
      let rejection: JobRejection | null = null
      const job = await db.transaction().execute(async (tx) => {
        const payment = isId(jobId) ? await payments.lockPaymentOfJob(tx, jobId) : undefined
        const current = await jobs.lockJob(tx, jobId)
        // From an arrow within one status a change leads on: 'wait' takes back what was asked for.
        if (current.status === to && !isDecisionFrom(current.lifecycle_state, to)) return current
        await claims.requireFree(tx, viewer, jobId)
        requireVersion(current, change.version)
        const decided = {
          state: current.lifecycle_state,
          isRefunded: payment?.status === 'returned',
        }
        const refusal = refusalOfDecision(decided, to)
        if (refusal !== undefined) throw new AppError(refusal)
        if (to === 'unpaid') throw new AppError('STATUS_NOT_ALLOWED')
        if (wouldPublish(to) && (await jobs.isEmployerGone(tx, current))) {
          throw new AppError('EMPLOYER_GONE')
        }
        if (to === 'accepted') await checks.requireConfirmed(tx, viewer, jobId)
        if (to === 'rejected' && change.reason === 'unreachable') {
          await checks.requireTries(tx, jobId)
        }
        const moved = await jobs.moveJob(tx, current, {
          move: decisionOf[to],
          to: stateAfterDecision[to],
          adminId: viewer.accountId,
        })
        await claims.end(tx, jobId)
        const { openReports } = change
        if (to === 'rejected') {
          rejection = await rejections.reject(tx, viewer, current, change.reason)
          await reports.actOn(tx, viewer, {
            jobId,
            openReports,
            at: new Date(rejection.rejectedAt),
          })
          return moved
        }
        if (to === 'expired') {
          await reports.actOn(tx, viewer, { jobId, openReports, at: clock.now() })
        }
        // The rejection that it may have does not become final.
        await jobs.endRejection(tx, jobId, 'taken_back')
        await audit.record(tx, viewer, {
          kind: 'job-status-changed',
          jobId,
          details: { from: statusName(current.status), to: statusName(to) },
        })
        if (to === 'accepted') {
          await messages.notify(tx, {
            event: jobMoves.accept.notifies,
            to: moved.employer_id,
            subject: `job-${jobId}`,
            occurrence: String(moved.version),
            values: { title: moved.title, day: lastDayOf(moved) },
            link: `/postedjobinfo?jobId=${jobId}`,
            jobId,
          })
        }
        return moved
      })
      const message = {
        key: 'admin.statusChanged',
        values: { status: { key: `admin.status.${change.status}` } },
      } as const
      return { ...changed(job, message), rejection }
    },

    /**
     * Saves the job form over a posted job. Without a new logo the old one stays.
     * @throws AppError JOB_NOT_FOUND, JOB_CLAIMED, INVALID_FORM, NOT_AN_IMAGE, CHANGED_MEANWHILE
     */
    async editJob(
      viewer: Viewer,
      form: EditForm,
      logo: Upload | undefined,
    ): Promise<Untranslated<Changed>> {
      const { category } = await employerJobs.getPostedJob(form.jobId)
      const draft = parseForm(jobDraftSchema, { category, ...form }, jobFieldOrder)
      const prepared = logo ? [await files.prepareImage(logo, 'profile')] : []
      const edit = async (tx: Transaction<DB>) => {
        const current = await jobs.lockJob(tx, form.jobId)
        await claims.requireFree(tx, viewer, form.jobId)
        requireVersion(current, form.version)
        const [image] = prepared
        const owner = { ownerAccountId: current.employer_id, kind: 'company-logo' } as const
        const logoFileId = image ? await files.save(tx, image, owner) : current.logo_file_id
        const job = await jobs.rewriteJob(tx, current, { draft, logoFileId }, viewer.accountId)
        if (job.version !== current.version) {
          await audit.record(tx, viewer, { kind: 'job-edited', jobId: job.id })
        }
        return { job, oldLogoId: image ? current.logo_file_id : null }
      }
      try {
        const { job, oldLogoId } = await db.transaction().execute(edit)
        await files.removeUnused([{ kind: 'company-logo', id: oldLogoId }])
        return changed(job, { key: 'admin.jobUpdated' })
      } catch (error) {
        await files.discard(prepared)
        throw error
      }
    },
  }
}

const isDecisionFrom = (state: JobState, to: JobStatus): boolean =>
  to !== 'unpaid' && canMoveJob(decisionOf[to], state, stateAfterDecision[to])

const statusName = (status: JobStatus): Message => ({ key: `audit.status.${status}` })

const lastDayOf = ({ expires_at: end }: { expires_at: Date | null }): string | undefined =>
  end === null ? undefined : dayMonthYear(indiaDate(end))

/** Whether the status publishes a job or queues it for that. */
const wouldPublish = (to: JobStatus): boolean => to === 'accepted' || to === 'waiting'

/** @throws AppError CHANGED_MEANWHILE when the job changed since the admin loaded it */
function requireVersion(job: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== job.version) throw new AppError('CHANGED_MEANWHILE')
}

function changed(
  job: { status: JobStatus; version: number },
  message: Message,
): Untranslated<Changed> {
  return {
    success: true,
    message,
    status: toJobStatusWire(job.status),
    version: job.version,
    rejection: null,
  }
}
