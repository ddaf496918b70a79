import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { jobWithdrawnSchema } from '#contract/employer-jobs/schemas.ts'
import { toJobStatusWire } from '#contract/jobs/states.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import * as jobRows from '#server/features/jobs/jobs.repository.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { isId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'

type Withdrawn = z.input<typeof jobWithdrawnSchema>
type Deps = {
  db: Kysely<DB>
  log: Log
  jobs: Pick<JobsService, 'lockJob' | 'withdrawJob'>
  payments: Pick<PaymentsService, 'lockPaymentOfJob' | 'returnPayment'>
  messages: Pick<MessagesService, 'notify'>
  audit: Pick<Audit, 'record'>
}

export type WithdrawalsService = ReturnType<typeof createWithdrawals>

export function createWithdrawals({ db, log, jobs, payments, messages, audit }: Deps) {
  return {
    /**
     * Takes an employer's own job back before it was ever published, and refunds it in full. The locks of order and job
     * guard it against an admin's decision. Repeated, it changes nothing and answers the same.
     * @throws AppError JOB_NOT_FOUND, STATUS_NOT_ALLOWED
     */
    async withdrawJob(viewer: Viewer, jobId: string): Promise<Untranslated<Withdrawn>> {
      const own = isId(jobId) && (await jobRows.findOwnJob(db, viewer.accountId, jobId))
      if (!own) throw new AppError('JOB_NOT_FOUND')
      const { title, rupees, hasPost, isNew } = await db.transaction().execute(async (tx) => {
        const payment = await payments.lockPaymentOfJob(tx, jobId)
        const job = await jobs.lockJob(tx, jobId)
        const { title } = job
        const refunded = payment?.rupees ?? 0
        const hasPost = payment !== undefined && 'use' in payment.source
        if (job.withdrawn_at !== null) return { title, rupees: refunded, hasPost, isNew: false }
        await jobs.withdrawJob(tx, job)
        await audit.record(tx, viewer, {
          kind: 'job-withdrawn',
          jobId,
          details: { rupees: refunded },
        })
        await messages.notify(tx, {
          event: 'jobWithdrawn',
          to: viewer.accountId,
          subject: `job-${jobId}`,
          values: { title: title },
          link: `/postedjobinfo?jobId=${jobId}`,
        })
        if (payment?.status === 'paid') await payments.returnPayment(tx, payment, 'job_withdrawn')
        return { title, rupees: refunded, hasPost, isNew: true }
      })
      if (isNew) log.info({ jobId, rupees }, 'A job was withdrawn by its employer')
      return {
        success: true,
        message: hasPost
          ? { key: 'postedJob.withdrawnPost', values: { title } }
          : rupees === 0
            ? { key: 'postedJob.withdrawn', values: { title } }
            : { key: 'postedJob.withdrawnRefund', values: { title, rupees } },
        status: toJobStatusWire('rejected'),
      }
    },
  }
}
