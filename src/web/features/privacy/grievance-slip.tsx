import { Mail, TriangleAlert } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import type { ReceivedGrievance } from '#contract/grievances.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useCheckedForm } from '#web/lib/checked-form.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MailText } from '#web/ui/mail-text.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToasts } from '#web/ui/toast.ts'

const readRules = async () => (await import('#contract/grievances.ts')).grievanceAnswerSchema

/** A ticket as admins see it: who asks what, until when, and the answer. */
export function GrievanceSlip({ ticket }: { ticket: ReceivedGrievance }) {
  const { t } = useTranslation()
  return (
    <Slip
      as="li"
      body={
        <>
          <h2 className="text-h3 break-words">
            <span className="num">{ticket.number}</span> · {ticket.topic}
          </h2>
          <p className="small muted num">
            {t('grievance.sentOn', { date: dayMonthYear(ticket.sentOn) })}
          </p>
          {ticket.isOverdue && (
            <Badge icon={TriangleAlert} tone="no">
              {t('grievance.overdue')}
            </Badge>
          )}
          {ticket.answeredOn === null && (
            <p className="num">{t('grievance.dueOn', { date: dayMonthYear(ticket.dueOn) })}</p>
          )}
          <p className="callbacks__who">
            {ticket.name !== '' && <span>{ticket.name}</span>}
            <a className="link" href={`mailto:${encodeURIComponent(ticket.email)}`}>
              <Icon of={Mail} />
              <MailText address={ticket.email} />
            </a>
          </p>
          <p className="whitespace-pre-line break-words">{ticket.details}</p>
          {ticket.answer !== null && ticket.answeredOn !== null && (
            <>
              <p className="small muted num">
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
  const api = useApi()
  const toasts = useToasts()
  const errorText = useErrorText()
  const revalidator = useRevalidator()
  const form = useCheckedForm<{ answer: string }>({
    readRules,
    order: ['answer'],
    defaultValues: { answer: '' },
  })

  async function send(body: { answer: string }): Promise<void> {
    try {
      await api.call(endpoints.answerGrievance, { params: { grievanceId: id }, body })
      toasts.ok(t('grievance.answered'), 'grievance')
      await revalidator.revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.showRefusal(error)
      toasts.no(error.message, 'grievance')
    }
  }

  return (
    <form
      noValidate
      className="stack w-full"
      onSubmit={(event) =>
        void form.submit(send, ([first]) => {
          if (first) toasts.warn(t(first.messageKey), 'grievance')
        })(event)
      }
    >
      <TextArea
        {...form.register('answer')}
        id={`answer-${id}`}
        label={t('grievance.answer')}
        required
        maxLength={limits.longText}
        error={errorText(form.formState.errors.answer?.message)}
      />
      <div>
        <Button
          type="submit"
          loading={form.formState.isSubmitting}
          loadingText={t('grievance.saving')}
        >
          {t('grievance.sendAnswer')}
        </Button>
      </div>
    </form>
  )
}
