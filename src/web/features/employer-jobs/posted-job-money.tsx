import { BadgeIndianRupee, FileDown, Undo2 } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { JobPayment } from '#contract/payments/schemas.ts'
import { automaticRefundReasons } from '#contract/payments/automatic-refunds.ts'
import type { RefundReason, RefundStatus } from '#contract/payments/states.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { rupees } from '#web/lib/format/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import { InvoiceLinks } from '#web/features/checkout/invoice-links.tsx'

type Progress = JobPayment['progress']

/** What became of the money of a paid job: received, invoiced, on its way back. */
export function PostedJobMoney({ jobId, payment }: { jobId: string; payment: JobPayment }) {
  const { t } = useTranslation()
  const { progress, refund, invoiceNumber } = payment
  return (
    <section className="panel" aria-labelledby="money-heading">
      <h2 id="money-heading">{t('payment.title')}</h2>
      <dl className="detail-facts detail-facts--single">
        <div>
          <Icon of={BadgeIndianRupee} />
          <dt>{t('pricing.total')}</dt>
          <dd>{rupees(payment.totalRupees)}</dd>
        </div>
        <div>
          <Icon of={refund ? Undo2 : FileDown} />
          <dt>{t('payment.state')}</dt>
          <dd>{t(refund ? refundKeys[refund.status] : progressKeys[progress])}</dd>
        </div>
      </dl>
      {refund && isManual(refund.reason) && (
        <p className="text-small mt-2">{t('payment.refundedByTeam')}</p>
      )}
      {invoiceNumber !== null && <InvoiceLinks jobId={jobId} payment={payment} />}
    </section>
  )
}

const isManual = (reason: RefundReason): boolean =>
  !automaticRefundReasons.some((automatic) => automatic === reason)

const progressKeys = {
  unpaid: 'payment.progress.unpaid',
  pending: 'payment.progress.pending',
  paid: 'payment.progress.paid',
  returned: 'payment.progress.returned',
} as const satisfies Record<Progress, MessageKey>

const refundKeys = {
  due: 'payment.refund.due',
  pending: 'payment.refund.pending',
  processed: 'payment.refund.processed',
  failed: 'payment.refund.failed',
} as const satisfies Record<RefundStatus, MessageKey>
