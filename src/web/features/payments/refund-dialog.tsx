import type { ReceivedPayment } from '#contract/payments/schemas.ts'
import { rupees } from '#web/lib/format/money.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'

const loadForm = async () => (await import('./refund-form.tsx')).RefundForm

type Props = { payment: ReceivedPayment | undefined; onClose: () => void }

/** Asks why a payment is refunded, and says before what happens to its job. */
export function RefundDialog({ payment, onClose }: Props) {
  const { t } = useTranslation()
  if (!payment) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('payments.refundTitle', {
        amount: rupees(payment.refundablePaise / 100),
        company: payment.employerName,
      })}
      closeLabel={t('common.close')}
      align="start"
      describe={false}
    >
      <LazyPart
        load={loadForm}
        isRequested
        onMissed={onClose}
        props={{ payment, onDone: onClose }}
      />
    </Dialog>
  )
}
