import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type {
  Order,
  orderRenewalSchema,
  renewedSchema,
  renewWithPostSchema,
} from '#contract/payments/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'
import type { Credits } from '#server/features/payments/credits.service.ts'
import * as orders from '#server/features/payments/orders.repository.ts'
import type { OrderRow } from '#server/features/payments/orders.repository.ts'
import type { Renewals } from '#server/features/payments/renewals.service.ts'
import { progressOf } from '#server/features/payments/settlement.rules.ts'
import { chargePaise } from './order-charge.rules.ts'
import type { OrderOpening } from './order-opening.service.ts'

type Renewed = Untranslated<z.input<typeof renewedSchema>>

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  renewals: Pick<Renewals, 'lockRenewable' | 'renew' | 'findRenewal'>
  credits: Pick<Credits, 'lockOldest' | 'use'>
  opening: OrderOpening
}

/** More days for a job: by an order of its own, or with a post that was bought before. */
export function createRenewalOrders({ db, clock, log, renewals, credits, opening }: Deps) {
  return {
    /**
     * Orders a plan's days for an own job. A job has one open order of a renewal: a repeated call returns it, and another
     * plan takes its place. It is settled first, because it may be paid already.
     * @throws AppError JOB_NOT_FOUND, PRICE_CHANGED, STATUS_NOT_ALLOWED, JOB_REFUNDED, RENEWAL_TOO_EARLY, PAYMENTS_AWAY
     */
    async orderRenewal(
      viewer: Viewer,
      jobId: string,
      { plan, amount }: z.output<typeof orderRenewalSchema>,
    ): Promise<Order> {
      const { accountId } = viewer
      await requireOwn(viewer, jobId)
      if (amount !== chargePaise({ plan, quantity: 1 }).total_paise) {
        log.warn({ accountId, amountPaise: amount, plan }, 'A wrong amount was offered')
        throw new AppError('PRICE_CHANGED')
      }
      const open = await orders.findOpenRenewal(db, jobId)
      if (open && open.provider_order_id !== null) {
        const { order, progress } = await opening.settleOpen(open, 'order-renewal')
        if (progress === 'paid') return opening.present(order, progress)
      }
      const { order, isNew } = await db
        .transaction()
        .execute((tx) => ensureOrder(tx, { employerId: accountId, jobId, plan }))
      return opening.present(await opening.openCheckout(order, isNew), progressOf(order.status))
    },

    /**
     * Renews an own job with the oldest bought post of a plan. An open order of a renewal loses the job. Repeated with the
     * same `submissionId`, it changes nothing and answers the same.
     * @throws AppError JOB_NOT_FOUND, NO_POST_LEFT, STATUS_NOT_ALLOWED, JOB_REFUNDED, RENEWAL_TOO_EARLY
     */
    async renewWithPost(
      viewer: Viewer,
      jobId: string,
      { plan, submissionId }: z.output<typeof renewWithPostSchema>,
    ): Promise<Renewed> {
      const { accountId } = viewer
      const { title, state } = await requireOwn(viewer, jobId)
      return await db.transaction().execute(async (tx) => {
        await orders.lockEmployer(tx, accountId)
        const earlier = await renewals.findRenewal(tx, jobId, submissionId)
        if (earlier) {
          return answer({ title, endDay: indiaDate(earlier.ends_at), isLive: state !== 'waiting' })
        }
        const credit = await credits.lockOldest(tx, accountId, plan)
        const job = await renewals.lockRenewable(tx, accountId, jobId)
        await orders.dropOpenRenewal(tx, jobId)
        const renewed = await renewals.renew(tx, job, { plan, submissionId, orderId: null })
        await credits.use(tx, credit, { jobId, renewalId: renewed.id })
        return answer(renewed)
      })
    },
  }

  /** @throws AppError JOB_NOT_FOUND */
  async function requireOwn({ accountId }: Viewer, jobId: string) {
    const own = isId(jobId) ? await orders.findOwnJob(db, accountId, jobId) : undefined
    if (!own) throw new AppError('JOB_NOT_FOUND')
    return own
  }

  /** The open order of a job's renewal by a plan. It is stored before it is created at the provider. */
  async function ensureOrder(
    tx: Transaction<DB>,
    { employerId, jobId, plan }: { employerId: string; jobId: string; plan: PlanName },
  ): Promise<{ order: OrderRow; isNew: boolean }> {
    await orders.lockEmployer(tx, employerId)
    const charge = chargePaise({ plan, quantity: 1 })
    const open = await orders.findOpenRenewal(tx, jobId)
    await renewals.lockRenewable(tx, employerId, jobId)
    if (open?.plan === plan && open.total_paise === charge.total_paise) {
      return { order: open, isNew: false }
    }
    await orders.dropOpenRenewal(tx, jobId)
    const order = await orders.insertRenewalOrder(tx, {
      id: newId(),
      employer_id: employerId,
      submission_id: newId(),
      kind: 'renewal',
      renews_job_id: jobId,
      plan,
      quantity: 1,
      ...charge,
      currency: 'INR',
      status: 'open',
      created_at: clock.now(),
    })
    return { order, isNew: true }
  }
}

function answer({
  title,
  endDay,
  isLive,
}: {
  title: string
  endDay: string
  isLive: boolean
}): Renewed {
  const values = { title, day: dayMonthYear(endDay) }
  return {
    success: true,
    message: { key: isLive ? 'renewal.done' : 'renewal.doneWaits', values },
    state: isLive ? 'live' : 'waiting',
    endDay,
  }
}
