import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { calls } from '#contract/calls.ts'
import { grievanceFieldOrder } from '#contract/privacy/field-order.ts'
import type { OwnGrievance } from '#contract/privacy/grievance-schemas.ts'
import { limits } from '#contract/limits.ts'
import { grievanceTopicOptions } from '#contract/privacy/options.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { OwnTickets } from './own-tickets.tsx'
import { PrivacySection } from './privacy-section.tsx'

const readRules = async () =>
  (await import('#contract/privacy/grievance-schemas.ts')).grievanceFormSchema

type Values = { topic: string; email: string; details: string }

interface GrievanceSectionProps {
  /** The address for answers, unless the person types another. */
  email: string
  tickets: readonly OwnGrievance[]
}

/** Files a ticket. A retry reuses the id, so it does not create a second ticket. */
export function GrievanceSection({ email, tickets }: GrievanceSectionProps) {
  const { t } = useTranslation()
  const [submissionId, setSubmissionId] = useState(() => crypto.randomUUID())
  const form = useCheckedForm<Values>({
    readRules,
    order: grievanceFieldOrder,
    defaultValues: { topic: '', email, details: '' },
  })
  const field = (name: keyof Values) => ({ ...form.field(name), required: true })

  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, values) => api.call(calls.fileGrievance, { body: { ...values, submissionId } }),
    toastId: 'grievance',
    successText: ({ message }) => message,
    onSuccess: () => {
      form.reset({ topic: '', email, details: '' })
      setSubmissionId(crypto.randomUUID())
    },
    errorText: (error) => error.firstFieldMessage,
    revalidate: 'onSuccess',
  })

  return (
    <PrivacySection
      title={t('privacy.grievanceTitle')}
      hint={t('grievance.formHint', { days: limits.grievanceAnswerDays })}
    >
      <form
        noValidate
        className="stack"
        aria-label={t('privacy.grievanceTitle')}
        onSubmit={onSubmit}
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
