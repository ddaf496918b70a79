import { CircleAlert, CircleCheck, RotateCcw, Undo2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { ReceivedPayment, RefundStatus } from '#contract/payments.ts'
import { rupees } from '#web/lib/money.ts'
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

/** One payment: who paid how much for what, its papers, and whether it goes back. */
export function ReceivedPaymentSlip({ payment, isRetrying, onRetry }: Props) {
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
          <div className="row items-start">
            <div className="grow min-w-0 break-words">
              <h2 className="text-h3">{payment.employerName}</h2>
              {jobId === null ? (
                <p className="t2">{t('payments.noJob')}</p>
              ) : (
                <Link className="link" to={paths.adminEditJob(jobId)}>
                  {jobTitle}
                </Link>
              )}
            </div>
            <b className="payments__amount num">{rupees(payment.amountPaise / 100)}</b>
          </div>
          <dl className="payments__facts">
            <div>
              <dt>{t('payments.receivedOn')}</dt>
              <dd className="num">{dayMonthYear(indiaDate(new Date(payment.receivedAt)))}</dd>
            </div>
            <div>
              <dt>{t('payments.method')}</dt>
              <dd>{payment.method}</dd>
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

const received: Look = { tone: 'ok', icon: CircleCheck }

const refundLooks: Readonly<Record<RefundStatus, Look>> = {
  due: { tone: 'warn', icon: Undo2 },
  pending: { tone: 'warn', icon: Undo2 },
  processed: { tone: 'plain', icon: Undo2 },
  failed: { tone: 'no', icon: CircleAlert },
}
