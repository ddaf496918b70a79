import { CircleAlert, CircleCheck, Undo2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Link } from '#web/ui/link.ts'
import type { ReceivedPayment } from '#contract/payments/schemas.ts'
import type { RefundStatus } from '#contract/payments/states.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { paths } from '#web/lib/paths.ts'
import { useMayActAsAdmin } from '#web/lib/admin-role.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge.tsx'

type Props = { payment: ReceivedPayment }

const methodKeys: Readonly<Record<string, MessageKey>> = {
  card: 'payments.method.card',
  emi: 'payments.method.emi',
  netbanking: 'payments.method.netbanking',
  paylater: 'payments.method.paylater',
  upi: 'payments.method.upi',
  wallet: 'payments.method.wallet',
}

/** How the money came. The provider may add methods, which are shown by its own names. */
export function PaymentMethod({ payment: { method } }: Props) {
  const { t } = useTranslation()
  const key = methodKeys[method]
  return key === undefined ? method : t(key)
}

/** The day of the payment, and its time below. */
export function PaidAt({ payment: { receivedAt } }: Props) {
  const { date, time } = dayAndTime(receivedAt)
  return (
    <span className="tabular-nums whitespace-nowrap">
      {date}
      <span className="block text-small text-fg-2">{time}</span>
    </span>
  )
}

/** What was paid for: the job, with the way to it, or posts to use later. */
export function PaidJob({ payment: { jobId, jobTitle, kind, quantity: count, plan } }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const mayOpen = useMayActAsAdmin()('verify')
  if (kind === 'credits') return t('payments.posts', { count, plan: t(`pricing.${plan}`) })
  if (jobId === null) return <span className="text-fg-2">{t('payments.noJob')}</span>
  const lang = jobTitle === null ? undefined : langOf(jobTitle)
  if (!mayOpen) return <span lang={lang}>{jobTitle}</span>
  return (
    <Link className="link" to={paths.adminEditJob(jobId)} lang={lang}>
      {jobTitle}
    </Link>
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

/** Whether the money is here or goes back. */
export function PaymentState({ payment: { refund } }: Props) {
  const { t } = useTranslation()
  return (
    <Badge {...(refund ? refundLooks[refund.status] : received)}>
      {refund ? t(`payments.refund.${refund.status}`) : t('payments.received')}
    </Badge>
  )
}
