import type { ReceivedPayment } from '#contract/payments/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Table } from '#web/ui/table.tsx'
import { paymentColumns } from './payment-columns.tsx'
import type { RefundActions } from './payment-refund.tsx'

export type PaymentsProps = RefundActions & { readonly payments: readonly ReceivedPayment[] }

/** The payments on a desktop. */
export function PaymentTable({ payments, ...actions }: PaymentsProps) {
  const { t } = useTranslation()
  return (
    <Table
      className="max-lg:hidden payments__table"
      caption={t('payments.title')}
      rows={payments}
      rowKey={({ id }) => id}
      columns={paymentColumns(t, actions)}
    />
  )
}
