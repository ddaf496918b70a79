import { CircleAlert, CircleCheck, RotateCcw, Undo2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from 'react-router'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { ReceivedPayment } from '#contract/payments/schemas.ts'
import type { RefundStatus } from '#contract/payments/states.ts'
import { rupees } from '#web/lib/format/money.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Slip } from '#web/ui/slip.tsx'

type Props = {
  payment: ReceivedPayment
  isRetrying: boolean
  onRetry: (refundId: string) => void
}

const methodKeys: Readonly<Record<string, MessageKey>> = {
  card: 'payments.method.card',
  emi: 'payments.method.emi',
  netbanking: 'payments.method.netbanking',
  paylater: 'payments.method.paylater',
  upi: 'payments.method.upi',
  wallet: 'payments.method.wallet',
}

/** The provider may add methods, which are shown by its own names. */
function methodName(t: Translate, method: string): string {
  const key = methodKeys[method]
  return key === undefined ? method : t(key)
}

/** One payment: who paid how much for what, its papers, and whether it goes back. */
export function ReceivedPaymentCard({ payment, isRetrying, onRetry }: Props) {
  const { t } = useTranslation()
  const { refund, jobId, jobTitle } = payment
  const papers = [payment.invoiceNumber, payment.creditNoteNumber].filter(
    (number) => number !== null,
  )
  return (
    <Slip
      as="li"
      body={
        <>
          <div className="flex gap-3 items-start max-letters:flex-wrap">
            <div className="flex-1 min-w-0 break-words max-letters:basis-word">
              <h2 className="text-h3">{payment.employerName}</h2>
              {jobId === null ? (
                <p className="text-fg-2">{t('payments.noJob')}</p>
              ) : (
                <Link className="link" to={paths.adminEditJob(jobId)}>
                  {jobTitle}
                </Link>
              )}
            </div>
            <b className="payments__amount tabular-nums">{rupees(payment.amountPaise / 100)}</b>
          </div>
          <dl className="payments__facts">
            <div>
              <dt>{t('payments.receivedOn')}</dt>
              <dd className="tabular-nums">
                {dayMonthYear(indiaDate(new Date(payment.receivedAt)))}
              </dd>
            </div>
            <div>
              <dt>{t('payments.method')}</dt>
              <dd>{methodName(t, payment.method)}</dd>
            </div>
            <div>
              <dt>{t('payments.papers')}</dt>
              <dd className="break-words">{papers.join(', ') || t('payments.noPapers')}</dd>
            </div>
            <div>
              <dt>{t('payments.providerId')}</dt>
              <dd className="break-all">{payment.providerPaymentId}</dd>
            </div>
            {refund && (
              <div>
                <dt>{t('payments.refundReason')}</dt>
                <dd>{t(`payments.reason.${refund.reason}`)}</dd>
              </div>
            )}
          </dl>
        </>
      }
      stub={
        <>
          <Badge {...(refund ? refundLooks[refund.status] : received)}>
            {refund ? t(`payments.refund.${refund.status}`) : t('payments.received')}
          </Badge>
          {refund?.status === 'failed' && (
            <Button
              kind="sec"
              size="sm"
              icon={RotateCcw}
              loading={isRetrying}
              onClick={() => onRetry(refund.id)}
            >
              {t('payments.retry')}
            </Button>
          )}
        </>
      }
    />
  )
}

type Look = { readonly tone: BadgeTone; readonly icon: LucideIcon }

const received: Look = { tone: 'success', icon: CircleCheck }

const refundLooks: Readonly<Record<RefundStatus, Look>> = {
  due: { tone: 'warn', icon: Undo2 },
  pending: { tone: 'warn', icon: Undo2 },
  processed: { tone: 'plain', icon: Undo2 },
  failed: { tone: 'error', icon: CircleAlert },
}
