import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { ManualRefundReason } from '#contract/payments/options.ts'
import type { AutomaticRefundReason } from '#contract/payments/automatic-refunds.ts'
import type { RefundStatus } from '#contract/payments/states.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { newId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import { PaymentProviderError } from '#server/ports/payment-provider.ts'
import type { PaymentProvider, ProviderRefund } from '#server/ports/payment-provider.ts'
import * as money from './money.repository.ts'
import { jobOf } from './orders.repository.ts'
import type { OrderRow } from './orders.repository.ts'
import { logProviderProblem } from './provider-problem.ts'
import { findAtProvider, refundKey, statusesBefore } from './refunds.rules.ts'

const batchSize = 100

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  audit: Pick<Audit, 'record'>
  messages: Pick<MessagesService, 'notifyAdmins'>
  provider: Pick<PaymentProvider, 'refundPayment' | 'listPaymentRefunds'>
}

/** An admin's refund by hand. */
export type ManualRefund = {
  readonly reason: ManualRefundReason
  readonly note: string
  readonly adminId: string
}
export type RefundCause = { readonly reason: AutomaticRefundReason } | ManualRefund

const taskSchema = z.object({ refundId: z.uuid() })

export type Refunds = ReturnType<typeof createRefunds>

/** Refunds: created within the transaction that makes them due, sent in the background. */
export function createRefunds({ db, clock, log, audit, messages, provider }: Deps) {
  return {
    /** Records the refund of a payment, and queues it. A payment is refunded once: whole, or the posts that are left of it. */
    async makeDue(
      tx: Transaction<DB>,
      order: OrderRow,
      payment: money.PaymentRow,
      cause: RefundCause & { readonly amountPaise: number },
    ): Promise<money.RefundRow> {
      const now = clock.now()
      const refund = await money.insertRefund(tx, {
        id: newId(),
        payment_id: payment.id,
        amount_paise: cause.amountPaise,
        reason: cause.reason,
        ...('adminId' in cause && { admin_id: cause.adminId, note: cause.note }),
        status: 'due',
        created_at: now,
        updated_at: now,
      })
      await money.addLedgerEntry(tx, {
        kind: 'refund',
        employer_id: order.employer_id,
        job_id: jobOf(order),
        order_id: order.id,
        payment_id: payment.id,
        refund_id: refund.id,
        amount_paise: -refund.amount_paise,
        recorded_at: now,
      })
      await money.queueRefund(tx, refund.id)
      return refund
    },

    advance,

    /** The queue's task. */
    async sendQueued(payload: unknown): Promise<undefined> {
      await advance(taskSchema.parse(payload).refundId)
      return undefined
    },

    /** Queues every unfinished refund, in case a task or a webhook was lost. */
    async queueUnfinished(): Promise<void> {
      let after: { createdAt: Date; id: string } | undefined
      for (;;) {
        const open = await money.listUnfinishedRefunds(db, batchSize, after)
        for (const { id } of open) {
          await db.transaction().execute((tx) => money.queueRefund(tx, id))
        }
        const last = open.at(-1)
        if (!last || open.length < batchSize) return
        after = { createdAt: last.created_at, id: last.id }
      }
    },

    /**
     * Retries a failed refund. Any other refund is in progress or done, and stays unchanged.
     * @throws AppError NOT_FOUND
     */
    async retry(viewer: Viewer, refundId: string): Promise<RefundStatus> {
      const refund = await money.findRefund(db, refundId)
      if (!refund) throw new AppError('NOT_FOUND')
      const isRetried = await db.transaction().execute(async (tx) => {
        // The idempotency key is derived from this time, so it must differ from the last one.
        const updatedAt = new Date(Math.max(clock.now().getTime(), refund.updated_at.getTime() + 1))
        const changes = { status: 'due', updated_at: updatedAt } as const
        if (!(await money.moveRefund(tx, refundId, statusesBefore('due'), changes))) return false
        await money.queueRefund(tx, refundId)
        await audit.record(tx, viewer, { kind: 'refund-retried', details: { refund: refundId } })
        return true
      })
      if (isRetried) log.info({ refundId }, 'A failed refund is retried')
      return isRetried ? 'due' : ((await money.findRefund(db, refundId))?.status ?? refund.status)
    },
  }

  /**
   * Sends a due refund once, and records its status at the provider. Idempotent.
   * @throws PaymentProviderError when the provider is unavailable
   */
  async function advance(refundId: string): Promise<void> {
    const refund = await money.findRefund(db, refundId)
    if (!refund || refund.status === 'processed') return
    try {
      const providerRefunds = await provider.listPaymentRefunds(refund.providerPaymentId)
      const found = findAtProvider(refund, providerRefunds)
      if (refund.status !== 'due') {
        if (found) await recordStatus(refund, found)
        return
      }
      const isActive = found !== undefined && found.status !== 'failed'
      await recordStatus(refund, isActive ? found : await send(refund))
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

  async function recordStatus(refund: money.SentRefund, found: ProviderRefund): Promise<void> {
    await move(refund, found.status, found.id)
  }

  async function move(
    refund: money.SentRefund,
    status: RefundStatus,
    providerRefundId?: string,
  ): Promise<void> {
    const now = clock.now()
    const isMoved = await db.transaction().execute(async (tx) => {
      const moved = await money.moveRefund(tx, refund.id, statusesBefore(status), {
        status,
        updated_at: now,
        ...(providerRefundId !== undefined && { provider_refund_id: providerRefundId }),
      })
      if (!moved || status !== 'failed') return moved
      await messages.notifyAdmins(tx, {
        event: 'refundFailed',
        subject: `refund-${refund.id}`,
        occurrence: now.toISOString(),
        values: { rupees: refund.amount_paise / 100 },
        link: '/payments?filter=failed',
      })
      return moved
    })
    if (!isMoved) return
    const { id: refundId, payment_id: paymentId, amount_paise: amountPaise, reason } = refund
    const fields = { refundId, paymentId, amountPaise, reason, status, providerRefundId }
    if (status === 'failed') log.error(fields, 'A refund failed and needs an admin')
    else log.info(fields, 'A refund changed its status')
  }
}
