import type { ReceivedPayment } from '#contract/payments/schemas.ts'
import { rupees } from '#web/lib/format/money.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'
import type { Column } from '#web/ui/table.tsx'
import { PaymentDocuments } from './payment-documents.tsx'
import { PaidAt, PaidJob, PaymentMethod, PaymentState } from './payment-parts.tsx'
import { PaymentRefund } from './payment-refund.tsx'
import type { RefundActions } from './payment-refund.tsx'

/** What the table tells of each payment. */
export function paymentColumns(
  t: Translate,
  actions: RefundActions,
): readonly Column<ReceivedPayment>[] {
  return [
    {
      key: 'date',
      head: t('payments.receivedOn'),
      cell: (payment) => <PaidAt payment={payment} />,
    },
    {
      key: 'company',
      head: t('payments.company'),
      isRowHead: true,
      cell: (payment) => <span className="break-words">{payment.employerName}</span>,
    },
    { key: 'job', head: t('payments.job'), cell: (payment) => <PaidJob payment={payment} /> },
    {
      key: 'amount',
      head: t('payments.amount'),
      align: 'end',
      cell: (payment) => (
        <span className="tabular-nums">
          <b>{rupees(payment.amountPaise / 100)}</b>
          <span className="block text-small text-fg-2">
            <PaymentMethod payment={payment} />
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('payments.state'),
      cell: (payment) => <PaymentState payment={payment} />,
    },
    {
      key: 'papers',
      head: t('payments.papers'),
      cell: (payment) => <PaymentDocuments payment={payment} />,
    },
    {
      key: 'refund',
      head: t('payments.refundHead'),
      cell: (payment) => <PaymentRefund payment={payment} {...actions} />,
    },
  ]
}
