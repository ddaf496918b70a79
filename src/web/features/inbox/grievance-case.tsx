import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminCalls } from '#contract/admin-calls.ts'
import type { Case } from '#contract/inbox/schemas.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import type { ReceivedGrievance } from '#contract/privacy/grievance-schemas.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MailText } from '#web/ui/mail-text.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { CannedAnswers } from './canned-answers.tsx'

const readRules = async () =>
  (await import('#contract/privacy/grievance-schemas.ts')).grievanceAnswerSchema

type Props = { opened: Case; ticket: ReceivedGrievance; note: ReactNode }

/** A complaint or a request about personal data: who wrote what, our note, and the answer. */
export function GrievanceCase({ opened, ticket, note }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { owner } = opened
  return (
    <div className="stack">
      <p className="flex flex-wrap gap-x-4 [&_a]:min-w-0 [&_a]:wrap-anywhere">
        <span className="tabular-nums">{ticket.number}</span>
        <span className="tabular-nums">
          {t('grievance.sentOn', { date: dayMonthYear(ticket.sentOn) })}
        </span>
        <a className="link" href={`mailto:${encodeURIComponent(ticket.email)}`}>
          <Icon of={Mail} />
          <MailText address={ticket.email} />
        </a>
      </p>
      <blockquote className="case__said" lang={langOf(ticket.details)}>
        {ticket.details}
      </blockquote>
      {note}
      {ticket.answer === null || ticket.answeredOn === null ? (
        owner?.isMe !== false && <AnswerForm opened={opened} />
      ) : (
        <>
          <p className="text-small text-fg-3 tabular-nums">
            {t('grievance.answeredOn', { date: dayMonthYear(ticket.answeredOn) })}
            {owner && (
              <span className="block">{t('grievance.answeredBy', { name: owner.name })}</span>
            )}
          </p>
          <p className="whitespace-pre-line break-words" lang={langOf(ticket.answer)}>
            {ticket.answer}
          </p>
        </>
      )}
    </div>
  )
}

function AnswerForm({ opened: { id, cannedAnswers } }: { opened: Case }) {
  const { t } = useTranslation()
  const form = useCheckedForm<{ answer: string }>({
    readRules,
    order: ['answer'],
    defaultValues: { answer: '' },
  })
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, body) =>
      api.call(adminCalls.answerGrievance, { params: { grievanceId: id }, body }),
    toastId: 'grievance',
    successText: () => t('grievance.answered'),
    revalidate: 'onSuccess',
  })
  return (
    <form noValidate className="stack" onSubmit={onSubmit}>
      <CannedAnswers
        answers={cannedAnswers}
        onChoose={(text) => form.setValue('answer', text, { shouldDirty: true })}
      />
      <TextArea
        {...form.field('answer')}
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
