import { Undo2 } from 'lucide-react'
import { adminCalls } from '#contract/admin-calls.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { toJobStatus } from '#contract/jobs/states.ts'
import type { JobStatus } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'
import { refundReasonOptions } from '#contract/payments/options.ts'
import { manualRefundFieldOrder } from '#contract/payments/field-order.ts'
import type { ReceivedPayment } from '#contract/payments/schemas.ts'
import type { OrderKind } from '#contract/payments/states.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { rupees } from '#web/lib/format/money.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

const readRules = async () => (await import('#contract/payments/schemas.ts')).manualRefundSchema

/** What becomes of the job in each status. */
const effects = {
  unpaid: 'payments.effect.closed',
  waiting: 'payments.effect.waiting',
  accepted: 'payments.effect.live',
  rejected: 'payments.effect.closed',
  expired: 'payments.effect.closed',
} as const satisfies Record<JobStatus, MessageKey>

type Props = { payment: ReceivedPayment; onDone: () => void }

export function RefundForm({ payment, onDone }: Props) {
  const { t } = useTranslation()
  const { id: paymentId, jobTitle, jobStatus } = payment
  const form = useCheckedForm<{ reason: string; note: string }>({
    readRules,
    order: manualRefundFieldOrder,
    defaultValues: { reason: '', note: '' },
  })
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, body) => api.call(adminCalls.refundPayment, { params: { paymentId }, body }),
    toastId: 'refund',
    successText: ({ message }) => message,
    onSuccess: onDone,
    revalidate: 'always',
  })
  const ofJob =
    jobTitle === null || jobStatus === null
      ? t('payments.effect.noJob')
      : t(effects[toJobStatus(jobStatus)], { title: jobTitle })
  const ofKind = {
    post: ofJob,
    credits: t('payments.effect.posts'),
    renewal: t('payments.effect.renewal', { title: jobTitle ?? '' }),
  } as const satisfies Record<OrderKind, string>
  const effect = ofKind[payment.kind]

  return (
    <form noValidate className="stack mt-3" onSubmit={onSubmit}>
      <Notice tone="warn">
        <div>{effect}</div>
        <div className="mt-1">{t('payments.refundText')}</div>
      </Notice>
      <ChoiceGroup
        {...form.field('reason')}
        type="radio"
        label={t('payments.refundReason')}
        options={refundReasonOptions.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
        required
      />
      <TextArea
        {...form.field('note')}
        label={t('payments.note')}
        hint={t('payments.noteHint')}
        rows={2}
        maxLength={limits.longText}
      />
      <Button type="submit" kind="danger-outline" icon={Undo2} block loading={isSubmitting}>
        {t('payments.refundConfirm', { amount: rupees(payment.refundablePaise / 100) })}
      </Button>
    </form>
  )
}
