import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { grievanceFieldOrder } from '#contract/grievances.ts'
import type { OwnGrievance } from '#contract/grievances.ts'
import { limits } from '#contract/limits.ts'
import { grievanceTopicOptions } from '#contract/options.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useCheckedForm } from '#web/lib/checked-form.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { OwnTickets } from './own-tickets.tsx'
import { PrivacySection } from './privacy-section.tsx'

const readRules = async () => (await import('#contract/grievances.ts')).grievanceFormSchema

type Values = { topic: string; email: string; details: string }

interface GrievanceSectionProps {
  /** Where answers go unless the person says otherwise. */
  email: string
  tickets: readonly OwnGrievance[]
}

/** Complains or asks. Sent again after a failure it is still one ticket: its id stays the same. */
export function GrievanceSection({ email, tickets }: GrievanceSectionProps) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const errorText = useErrorText()
  const revalidator = useRevalidator()
  const [submissionId, setSubmissionId] = useState(() => crypto.randomUUID())
  const form = useCheckedForm<Values>({
    readRules,
    order: grievanceFieldOrder,
    defaultValues: { topic: '', email, details: '' },
  })
  const { errors, isSubmitting } = form.formState
  const field = (name: keyof Values) => ({
    ...form.register(name),
    error: errorText(errors[name]?.message),
    required: true,
  })

  async function send(values: Values): Promise<void> {
    try {
      const { message } = await api.call(endpoints.fileGrievance, {
        body: { ...values, submissionId },
      })
      toasts.ok(message, 'grievance')
      form.reset({ topic: '', email, details: '' })
      setSubmissionId(crypto.randomUUID())
      await revalidator.revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.showRefusal(error)
      toasts.no(Object.values(error.fields)[0] ?? error.message, 'grievance')
    }
  }

  return (
    <PrivacySection
      title={t('privacy.grievanceTitle')}
      hint={t('grievance.formHint', { days: limits.grievanceAnswerDays })}
    >
      <form
        noValidate
        className="stack"
        aria-label={t('privacy.grievanceTitle')}
        onSubmit={(event) =>
          void form.submit(send, ([first]) => {
            if (first) toasts.warn(t(first.messageKey), 'grievance')
          })(event)
        }
      >
        <SelectField
          {...field('topic')}
          label={t('grievance.topicLabel')}
          placeholder={t('grievance.topicPlaceholder')}
          options={grievanceTopicOptions.map(({ value, labelKey }) => ({
            value,
            label: t(labelKey),
          }))}
        />
        <TextField
          {...field('email')}
          type="email"
          label={t('grievance.emailLabel')}
          autoComplete="email"
          maxLength={limits.emailLength}
        />
        <TextArea
          {...field('details')}
          label={t('grievance.detailsLabel')}
          maxLength={limits.longText}
        />
        <div>
          <Button
            type="submit"
            kind="sec"
            loading={isSubmitting}
            loadingText={t('grievance.saving')}
          >
            {t('grievance.submit')}
          </Button>
        </div>
      </form>
      <OwnTickets tickets={tickets} />
    </PrivacySection>
  )
}
