import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { manualRefundFieldOrder } from '#contract/payments/field-order.ts'
import type { refundedSchema } from '#contract/payments/schemas.ts'
import { manualRefundSchema } from '#contract/payments/schemas.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { isId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'

type Refunded = z.input<typeof refundedSchema>
type Deps = {
  db: Kysely<DB>
  log: Log
  jobs: Pick<JobsService, 'lockJob' | 'closeRefundedJob'>
  payments: Pick<
    PaymentsService,
    'lockOrderOfPayment' | 'findRefundOf' | 'returnByHand' | 'takeRenewalBack'
  >
  audit: Pick<Audit, 'record'>
}

/** Refunds of paid orders by hand. The locks of employer, order and job guard them against every other end of the order. */
export function createManualRefunds({ db, log, jobs, payments, audit }: Deps) {
  return {
    /**
     * Refunds the paid order of a payment in full and takes its job off the site; of posts bought together, those that are
     * left; a renewal with its days. Repeated by the same admin with the same
     * words, it changes nothing and answers the same.
     * @throws AppError INVALID_FORM, NOT_FOUND, ALREADY_REFUNDED, STATUS_NOT_ALLOWED, POSTS_USED
     */
    async refund(
      viewer: Viewer,
      paymentId: string,
      form: unknown,
    ): Promise<Untranslated<Refunded>> {
      const given = parseForm(manualRefundSchema, form, manualRefundFieldOrder)
      if (!isId(paymentId)) throw new AppError('NOT_FOUND')
      const cause = { ...given, adminId: viewer.accountId }
      return await db.transaction().execute(async (tx) => {
        const order = await payments.lockOrderOfPayment(tx, paymentId)
        if (!order) throw new AppError('NOT_FOUND')
        const jobId = order.job_id ?? order.renews_job_id
        const job = jobId === null ? undefined : await jobs.lockJob(tx, jobId)
        const answer = (paise: number, status: Refunded['status']): Untranslated<Refunded> => {
          const rupees = paise / 100
          if (job) {
            const isRenewal = order.kind === 'renewal'
            const key = isRenewal ? 'payments.refundedRenewal' : 'payments.refunded'
            return { message: { key, values: { rupees, title: job.title } }, status }
          }
          const key = order.kind === 'credits' ? 'payments.refundedPosts' : 'payments.refundedNoJob'
          return { message: { key, values: { rupees } }, status }
        }

        const earlier = await payments.findRefundOf(tx, paymentId)
        if (earlier) {
          const { admin_id: adminId, reason, note, status, amount_paise: paise } = earlier
          const isSame = adminId === cause.adminId && reason === cause.reason && note === cause.note
          if (isSame) return answer(paise, status)
        }
        if (earlier || order.status !== 'paid') throw new AppError('ALREADY_REFUNDED')

        if (order.kind === 'renewal') await payments.takeRenewalBack(tx, order, viewer.accountId)
        else if (job) await jobs.closeRefundedJob(tx, job, viewer.accountId)
        const { amount_paise: paise } = await payments.returnByHand(tx, order, cause)
        await audit.record(tx, viewer, {
          kind: 'payment-refunded',
          personId: order.employer_id,
          ...(job && { jobId: job.id }),
          details: { rupees: paise / 100, reason: { key: `payments.reason.${given.reason}` } },
        })
        log.info({ orderId: order.id, jobId: job?.id }, 'An admin refunds a payment by hand')
        return answer(paise, 'due')
      })
    },
  }
}
