import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { jobFieldOrder } from '#contract/job-field-order.ts'
import { canMoveJob, jobDraftSchema, toJobStatus, toJobStatusWire } from '#contract/jobs.ts'
import type {
  changeJobStatusSchema,
  editJobSchema,
  FullJob,
  jobChangedSchema,
  JobStatus,
  listQueuedJobsSchema,
  QueuedJob,
} from '#contract/jobs.ts'
import { sentence } from '#contract/sentences.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { FilesService } from '../files/files.service.ts'
import type { Upload } from '../http/uploads.ts'
import type { Viewer } from '../http/viewer.ts'
import type { JobsService } from '../jobs/jobs.service.ts'
import { AppError } from '../lib/app-error.ts'
import { isId } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import type { Page } from '../lib/page.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { parseForm } from '../lib/parse-form.ts'
import type { ReportsService } from '../reports/reports.service.ts'
import type { PaymentsService } from '../payments/payments.service.ts'

type StatusWish = z.output<typeof changeJobStatusSchema>
type EditForm = z.output<typeof editJobSchema>
type Changed = z.input<typeof jobChangedSchema>
type Needs = {
  db: Kysely<DB>
  log: Log
  jobs: JobsService
  files: FilesService
  notifications: Pick<NotificationsService, 'notify'>
  audit: Pick<Audit, 'record'>
  reports: Pick<ReportsService, 'countOpen'>
  payments: Pick<PaymentsService, 'lockOrderOfJob' | 'returnRejected'>
}

export type AdminService = ReturnType<typeof createAdminService>

export function createAdminService(needs: Needs) {
  const { db, log, jobs, files, notifications, audit, reports, payments } = needs
  return {
    /** With the HR contact of each, so that it is recorded. */
    async listQueuedJobs(
      viewer: Viewer,
      wish: z.output<typeof listQueuedJobsSchema>,
    ): Promise<Page<QueuedJob>> {
      const page = await jobs.listPostedJobs(wish)
      const count = page.items.length
      if (count > 0) {
        await audit.record(db, viewer, { kind: 'contacts-listed', details: { count } })
      }
      const open = await reports.countOpen(page.items.map(({ id }) => id))
      const items = page.items.map((job) => ({ ...job, openReports: open.get(job.id) ?? 0 }))
      return { ...page, items }
    },

    /** @throws AppError JOB_NOT_FOUND */
    async getJob(viewer: Viewer, jobId: string): Promise<FullJob> {
      const job = await jobs.getPostedJob(jobId)
      await audit.record(db, viewer, { kind: 'contact-viewed', jobId: job.id })
      return job
    },

    /**
     * Asked for the status that a job already has, it answers with the job as it is.
     * @throws AppError JOB_NOT_FOUND, CHANGED_MEANWHILE, STATUS_NOT_ALLOWED, JOB_REFUNDED,
     *   EMPLOYER_GONE
     */
    async changeJobStatus(viewer: Viewer, jobId: string, wish: StatusWish): Promise<Changed> {
      const to = toJobStatus(wish.status)
      let returnedOrderId: string | undefined
      const job = await db.transaction().execute(async (trx) => {
        const order = isId(jobId) ? await payments.lockOrderOfJob(trx, jobId) : undefined
        const current = await jobs.lockJob(trx, jobId)
        if (current.status === to) return current
        requireVersion(current, wish.version)
        if (!canMoveJob(current.status, to, 'admin')) throw new AppError('STATUS_NOT_ALLOWED')
        if (order?.status === 'returned' && wouldPublish(to)) throw new AppError('JOB_REFUNDED')
        if (wouldPublish(to) && (await jobs.isEmployerGone(trx, current))) {
          throw new AppError('EMPLOYER_GONE')
        }
        const moved = await jobs.moveJob(trx, current, to, viewer.accountId)
        await audit.record(trx, viewer, {
          kind: 'job-status-changed',
          jobId,
          details: { from: statusName(current.status), to: statusName(to) },
        })
        // Money of a job that was never published goes back; published jobs are not refundable.
        if (to === 'rejected' && order?.status === 'paid' && current.first_accepted_at === null) {
          await payments.returnRejected(trx, order)
          returnedOrderId = order.id
        }
        const text = verdictText(to, moved.title)
        if (text) {
          await notifications.notify(trx, moved.employer_id, {
            ...text,
            link: `/postedjobinfo?jobId=${jobId}`,
            tag: `job-${jobId}`,
          })
        }
        return moved
      })
      if (returnedOrderId !== undefined) {
        log.info({ jobId, orderId: returnedOrderId }, 'A paid job is rejected: its money goes back')
      }
      return changed(job, sentence('admin.statusChanged', { status: wish.status }))
    },

    /**
     * Saves the job form over a posted job. Without a new logo the old one stays.
     * @throws AppError JOB_NOT_FOUND, INVALID_FORM, NOT_AN_IMAGE, CHANGED_MEANWHILE
     */
    async editJob(viewer: Viewer, form: EditForm, logo: Upload | undefined): Promise<Changed> {
      const { category } = await jobs.getPostedJob(form.jobId)
      const draft = parseForm(jobDraftSchema, { category, ...form }, jobFieldOrder)
      const prepared = logo ? [await files.prepareImage(logo, 'profile')] : []
      const edit = async (trx: Transaction<DB>) => {
        const current = await jobs.lockJob(trx, form.jobId)
        requireVersion(current, form.version)
        const [image] = prepared
        const owner = { ownerAccountId: current.employer_id, kind: 'company-logo' } as const
        const logoFileId = image ? await files.keep(trx, image, owner) : current.logo_file_id
        const columns = { ...jobs.columnsOfDraft(draft), logo_file_id: logoFileId }
        const job = await jobs.rewriteJob(trx, current, columns, viewer.accountId)
        if (job.version !== current.version) {
          await audit.record(trx, viewer, { kind: 'job-edited', jobId: job.id })
        }
        return { job, oldLogoId: image ? current.logo_file_id : null }
      }
      try {
        const { job, oldLogoId } = await db.transaction().execute(edit)
        await files.removeUnused([{ kind: 'company-logo', id: oldLogoId }])
        return changed(job, sentence('admin.jobUpdated'))
      } catch (error) {
        await files.discard(prepared)
        throw error
      }
    },
  }
}

const statusName = (status: JobStatus): string => sentence(`audit.status.${status}`)

/** A job whose money goes back is not published, nor put in line for it. */
const wouldPublish = (to: JobStatus): boolean => to === 'accepted' || to === 'waiting'

/** What the employer is told of a job's new status; not all of them are news. */
function verdictText(to: JobStatus, title: string): { title?: string; body: string } | undefined {
  if (to === 'rejected') return { body: sentence('notification.jobRejected', { title }) }
  if (to !== 'accepted') return undefined
  return {
    title: sentence('notification.jobAcceptedTitle'),
    body: sentence('notification.jobAccepted', { title }),
  }
}

/** @throws AppError CHANGED_MEANWHILE when the job is not the one that was looked at */
function requireVersion(job: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== job.version) throw new AppError('CHANGED_MEANWHILE')
}

function changed(job: { status: JobStatus; version: number }, message: string): Changed {
  return {
    success: true,
    message,
    status: toJobStatusWire(job.status),
    version: job.version,
  }
}
