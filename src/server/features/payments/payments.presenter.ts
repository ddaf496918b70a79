import { toJobStatusWire } from '#contract/jobs/states.ts'
import type { JobPayment, ReceivedPayment } from '#contract/payments/schemas.ts'
import type { OrderStatus } from '#contract/payments/states.ts'
import type { findJobPayment, ReceivedPaymentRow } from './payment-lists.repository.ts'
import { refundOfPosts } from './credits.rules.ts'
import { progressOf } from './settlement.rules.ts'

type JobPaymentRow = NonNullable<Awaited<ReturnType<typeof findJobPayment>>>

/** A job's payment for its employer and admins. */
export function presentJobPayment(
  row: JobPaymentRow,
  order: { status: OrderStatus; totalPaise: number },
): JobPayment {
  return {
    progress: progressOf(order.status),
    totalRupees: order.totalPaise / 100,
    invoiceNumber: row.invoice_number,
    creditNoteNumber: row.credit_note_number,
    refund:
      row.refund_status === null || row.refund_reason === null
        ? null
        : { status: row.refund_status, reason: row.refund_reason },
  }
}

/** What a refund by hand gives back: the whole payment, or the posts that are left of it. */
function refundablePaise(row: ReceivedPaymentRow): number {
  if (!row.is_settling || row.order_status !== 'paid') return 0
  return row.kind === 'credits' ? refundOfPosts(row, row.posts_left).totalPaise : row.amount_paise
}

const documentName = (id: string | null, number: string | null) =>
  id === null || number === null ? null : { id, number }

/** A payment in the admins' list. */
export function presentReceived(row: ReceivedPaymentRow): ReceivedPayment {
  return {
    id: row.id,
    receivedAt: row.recorded_at.toISOString(),
    employerName: row.organization_name,
    jobId: row.job_id,
    jobTitle: row.job_title,
    jobStatus: row.job_status && toJobStatusWire(row.job_status),
    plan: row.plan,
    kind: row.kind,
    quantity: row.quantity,
    amountPaise: row.amount_paise,
    method: row.method,
    providerPaymentId: row.provider_payment_id,
    refundablePaise: refundablePaise(row),
    invoice: documentName(row.invoice_id, row.invoice_number),
    creditNote: documentName(row.credit_note_id, row.credit_note_number),
    refund:
      row.refund_id === null || row.refund_status === null || row.refund_reason === null
        ? null
        : {
            id: row.refund_id,
            status: row.refund_status,
            reason: row.refund_reason,
            note: row.refund_note ?? '',
          },
  }
}
