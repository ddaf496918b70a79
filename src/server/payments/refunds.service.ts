import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { RefundReason, RefundStatus } from '#contract/payments.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import { PaymentProviderError } from '../ports/payment-provider.ts'
import type { PaymentProvider, ProviderRefund } from '../ports/payment-provider.ts'
import * as money from './money.repository.ts'
import type { OrderRow } from './orders.repository.ts'
import { logProviderProblem } from './provider-problem.ts'
import { findAtProvider, refundKey, statusesBefore } from './refunds.rules.ts'

const batch = 100

type Needs = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  audit: Pick<Audit, 'record'>
  provider: Pick<PaymentProvider, 'refundPayment' | 'listPaymentRefunds'>
}

const taskSchema = z.object({ refundId: z.uuid() })

export type Refunds = ReturnType<typeof createRefunds>

/** Money that goes back: decided in the transaction that makes it due, sent by the background work. */
export function createRefunds({ db, clock, log, audit, provider }: Needs) {
  return {
    /** Writes down that a whole payment goes back, and queues that it is sent. */
    async makeDue(
      trx: Transaction<DB>,
      order: OrderRow,
      payment: money.PaymentRow,
      reason: RefundReason,
    ): Promise<money.RefundRow> {
      const now = clock.now()
      const refund = await money.insertRefund(trx, {
        id: newId(),
        payment_id: payment.id,
        amount_paise: payment.amount_paise,
        reason,
        status: 'due',
        created_at: now,
        updated_at: now,
      })
      await money.addLedgerEntry(trx, {
        kind: 'refund',
        employer_id: order.employer_id,
        job_id: order.job_id,
        order_id: order.id,
        payment_id: payment.id,
        refund_id: refund.id,
        amount_paise: -refund.amount_paise,
        recorded_at: now,
      })
      await money.queueRefund(trx, refund.id)
      return refund
    },

    advance,

    /** The task of the queue. */
    async sendQueued(payload: unknown): Promise<undefined> {
      await advance(taskSchema.parse(payload).refundId)
      return undefined
    },

    /** Asks about every refund under way, so that none waits for a task or a webhook that got lost. */
    async queueUnderWay(): Promise<void> {
      let after: { createdAt: Date; id: string } | undefined
      for (;;) {
        const open = await money.listRefundsUnderWay(db, batch, after)
        for (const { id } of open) {
          await db.transaction().execute((trx) => money.queueRefund(trx, id))
        }
        const last = open.at(-1)
        if (!last || open.length < batch) return
        after = { createdAt: last.created_at, id: last.id }
      }
    },

    /**
     * Lets a failed refund be tried again; any other is under way or done, and is left alone.
     * @throws AppError NOT_FOUND
     */
    async retry(viewer: Viewer, refundId: string): Promise<RefundStatus> {
      const refund = await money.findRefund(db, refundId)
      if (!refund) throw new AppError('NOT_FOUND')
      const isTried = await db.transaction().execute(async (trx) => {
        // The key of the next try is made of this time, so it must be another one.
        const updatedAt = new Date(Math.max(clock.now().getTime(), refund.updated_at.getTime() + 1))
        const changes = { status: 'due', updated_at: updatedAt } as const
        if (!(await money.moveRefund(trx, refundId, statusesBefore('due'), changes))) return false
        await money.queueRefund(trx, refundId)
        await audit.record(trx, viewer, { kind: 'refund-retried', details: { refund: refundId } })
        return true
      })
      if (isTried) log.info({ refundId }, 'A failed refund is tried again')
      return isTried ? 'due' : ((await money.findRefund(db, refundId))?.status ?? refund.status)
    },
  }

  /**
   * Sends a refund that is due, once, and writes down how far the provider is with it. May be run
   * at any time and again.
   * @throws PaymentProviderError when the provider is away
   */
  async function advance(refundId: string): Promise<void> {
    const refund = await money.findRefund(db, refundId)
    if (!refund || refund.status === 'processed') return
    try {
      const known = await provider.listPaymentRefunds(refund.providerPaymentId)
      const found = findAtProvider(refund, known)
      if (refund.status !== 'due') {
        if (found) await writeDown(refund, found)
        return
      }
      const isStanding = found !== undefined && found.status !== 'failed'
      await writeDown(refund, isStanding ? found : await send(refund))
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      logProviderProblem(error, log, 'refund')
      if (error.problem === 'unavailable') throw error
      await move(refund, 'failed')
    }
  }

  async function send(refund: money.SentRefund): Promise<ProviderRefund> {
    return await provider.refundPayment({
      paymentId: refund.providerPaymentId,
      amountPaise: refund.amount_paise,
      key: refundKey(refund),
    })
  }

  async function writeDown(refund: money.SentRefund, found: ProviderRefund): Promise<void> {
    await move(refund, found.status, found.id)
  }

  async function move(
    refund: money.SentRefund,
    status: RefundStatus,
    providerRefundId?: string,
  ): Promise<void> {
    const isMoved = await money.moveRefund(db, refund.id, statusesBefore(status), {
      status,
      updated_at: clock.now(),
      ...(providerRefundId !== undefined && { provider_refund_id: providerRefundId }),
    })
    if (!isMoved) return
    const { id: refundId, payment_id: paymentId, amount_paise: amountPaise, reason } = refund
    const fields = { refundId, paymentId, amountPaise, reason, status, providerRefundId }
    if (status === 'failed') log.error(fields, 'A refund failed: an admin must look at it')
    else log.info(fields, 'A refund moved on')
  }
}
