import { rupees } from '#web/lib/format/money.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Slip } from '#web/ui/slip.tsx'
import { PaymentDocuments } from './payment-documents.tsx'
import { PaidAt, PaidJob, PaymentMethod, PaymentState } from './payment-parts.tsx'
import { PaymentRefund } from './payment-refund.tsx'
import type { PaymentsProps } from './payment-table.tsx'

/** The payments on anything narrower than a desktop. */
export function PaymentCards({ payments, ...actions }: PaymentsProps) {
  const { t } = useTranslation()
  return (
    <ul className="payments__list lg:hidden" aria-label={t('payments.title')}>
      {payments.map((payment) => (
        <Slip
          key={payment.id}
          as="li"
          body={
            <>
              <div className="flex gap-3 items-start max-letters:flex-wrap">
                <div className="flex-1 min-w-0 break-words max-letters:basis-word">
                  <h2 className="text-h3">{payment.employerName}</h2>
                  <PaidJob payment={payment} />
                </div>
                <b className="payments__amount tabular-nums">{rupees(payment.amountPaise / 100)}</b>
              </div>
              <dl className="payments__facts">
                <div>
                  <dt>{t('payments.receivedOn')}</dt>
                  <dd>
                    <PaidAt payment={payment} />
                  </dd>
                </div>
                <div>
                  <dt>{t('payments.method')}</dt>
                  <dd>
                    <PaymentMethod payment={payment} />
                  </dd>
                </div>
                <div>
                  <dt>{t('payments.papers')}</dt>
                  <dd>
                    <PaymentDocuments payment={payment} />
                  </dd>
                </div>
                <div>
                  <dt>{t('payments.providerId')}</dt>
                  <dd className="break-all">{payment.providerPaymentId}</dd>
                </div>
              </dl>
            </>
          }
          stub={
            <>
              <PaymentState payment={payment} />
              <div className="min-w-0">
                <PaymentRefund payment={payment} {...actions} />
              </div>
            </>
          }
        />
      ))}
    </ul>
  )
}
