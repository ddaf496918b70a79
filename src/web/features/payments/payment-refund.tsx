import { RotateCcw, Undo2 } from 'lucide-react'
import type { ReceivedPayment } from '#contract/payments/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useMayActAsAdmin } from '#web/lib/admin-role.ts'
import { Button } from '#web/ui/button.tsx'

export type RefundActions = {
  readonly retryingId: string | undefined
  readonly onRetry: (refundId: string) => void
  readonly onRefund: (payment: ReceivedPayment) => void
}

/** Why the money goes back, and what an admin can do: refund a payment, or try a failed refund again. */
export function PaymentRefund({
  payment,
  retryingId,
  onRetry,
  onRefund,
}: RefundActions & { payment: ReceivedPayment }) {
  const { t } = useTranslation()
  const mayRefund = useMayActAsAdmin()('finance')
  const { refund } = payment
  if (!refund) {
    return (
      mayRefund &&
      payment.refundablePaise > 0 && (
        <Button kind="sec" size="sm" icon={Undo2} onClick={() => onRefund(payment)}>
          {t('payments.refundAct')}
        </Button>
      )
    )
  }
  return (
    <>
      <p className="text-small">{t(`payments.reason.${refund.reason}`)}</p>
      {refund.note !== '' && <p className="text-small text-fg-2 break-words">{refund.note}</p>}
      {mayRefund && refund.status === 'failed' && (
        <Button
          kind="sec"
          size="sm"
          icon={RotateCcw}
          className="mt-1"
          loading={retryingId === refund.id}
          onClick={() => onRetry(refund.id)}
        >
          {t('payments.retry')}
        </Button>
      )}
    </>
  )
}
