import { Mail, TriangleAlert } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { calls } from '#contract/calls.ts'
import type { ReceivedGrievance } from '#contract/privacy/grievance-schemas.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MailText } from '#web/ui/mail-text.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

const readRules = async () =>
  (await import('#contract/privacy/grievance-schemas.ts')).grievanceAnswerSchema

/** A ticket as admins see it: author, question, due date and answer. */
export function GrievanceCard({ ticket }: { ticket: ReceivedGrievance }) {
  const { t } = useTranslation()
  return (
    <Slip
      as="li"
      body={
        <>
          <h2 className="text-h3 break-words">
            <span className="tabular-nums">{ticket.number}</span> ·{' '}
            {t(`option.grievanceTopic.${ticket.topic}`)}
          </h2>
          <p className="text-small text-fg-3 tabular-nums">
            {t('grievance.sentOn', { date: dayMonthYear(ticket.sentOn) })}
          </p>
          {ticket.isOverdue && (
            <Badge icon={TriangleAlert} tone="error">
              {t('grievance.overdue')}
            </Badge>
          )}
          {ticket.answeredOn === null && (
            <p className="tabular-nums">
              {t('grievance.dueOn', { date: dayMonthYear(ticket.dueOn) })}
            </p>
          )}
          <p className="flex flex-wrap gap-x-4 [&_a]:min-w-0 [&_a]:wrap-anywhere">
            {ticket.name !== '' && <span>{ticket.name}</span>}
            <a className="link" href={`mailto:${encodeURIComponent(ticket.email)}`}>
              <Icon of={Mail} />
              <MailText address={ticket.email} />
            </a>
          </p>
          <p className="whitespace-pre-line break-words">{ticket.details}</p>
          {ticket.answer !== null && ticket.answeredOn !== null && (
            <>
              <p className="text-small text-fg-3 tabular-nums">
                {t('grievance.answeredOn', { date: dayMonthYear(ticket.answeredOn) })}
              </p>
              <p className="whitespace-pre-line break-words">{ticket.answer}</p>
            </>
          )}
        </>
      }
      stub={ticket.answer === null ? <AnswerForm id={ticket.id} /> : undefined}
    />
  )
}

function AnswerForm({ id }: { id: string }) {
  const { t } = useTranslation()
  const form = useCheckedForm<{ answer: string }>({
    readRules,
    order: ['answer'],
    defaultValues: { answer: '' },
  })

  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, body) => api.call(calls.answerGrievance, { params: { grievanceId: id }, body }),
    toastId: 'grievance',
    successText: () => t('grievance.answered'),
    revalidate: 'onSuccess',
  })

  return (
    <form noValidate className="stack w-full" onSubmit={onSubmit}>
      <TextArea
        {...form.field('answer')}
        id={`answer-${id}`}
        label={t('grievance.answer')}
        required
        maxLength={limits.longText}
      />
      <div>
        <Button type="submit" loading={isSubmitting} loadingText={t('grievance.saving')}>
          {t('grievance.sendAnswer')}
        </Button>
      </div>
    </form>
  )
}
