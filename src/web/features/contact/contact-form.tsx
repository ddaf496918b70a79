import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { contactFieldOrder } from '#contract/contact/field-order.ts'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import type { ApiError } from '#web/lib/api/api-error.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useIsHydrated } from '#web/lib/hydration/use-is-hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const readRules = async () => (await import('#contract/contact/schemas.ts')).contactFormSchema

const empty = { name: '', mobile: '', email: '', query: '' }
type Values = typeof empty

interface ContactFormProps {
  /** Runs when the server has the request. */
  onSent: () => void
  /** The company that it is about, if any. */
  company?: string | undefined
  /** Of the link in the mail about a block, if the person objects to it. */
  about?: string | undefined
}

/** Requests a call back. A retry after a failure keeps its id, so it still counts once. */
export function ContactForm({ onSent, company, about }: ContactFormProps) {
  const { t } = useTranslation()
  // Before hydration the browser would send the form itself, with all values in the address.
  const isHydrated = useIsHydrated()
  const [submissionId] = useState(() => crypto.randomUUID())
  const query = company === undefined ? '' : t('contact.aboutCompany', { company })
  const form = useCheckedForm<Values>({
    readRules,
    order: contactFieldOrder,
    defaultValues: { ...empty, query },
  })
  const field = (name: keyof Values) => ({ ...form.field(name), required: true })

  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, values) =>
      api.call(calls.submitContactForm, {
        body: { ...values, submissionId, ...(about !== undefined && { about }) },
      }),
    toastId: 'contact',
    successText: ({ message }) => message,
    onSuccess: onSent,
    errorText,
  })

  /** Errors that the person can fix are named; all others share one sentence. */
  function errorText(error: ApiError): string {
    const [wrongAnswer] = Object.values(error.fields)
    if (wrongAnswer !== undefined) return wrongAnswer
    return error.code === 'TOO_MANY_REQUESTS' ? error.message : t('contact.failed')
  }

  return (
    <form noValidate className="stack" aria-labelledby="contact-form-title" onSubmit={onSubmit}>
      <h2 id="contact-form-title">{t('contact.formTitle')}</h2>
      {about !== undefined && (
        <Notice>{t('contact.aboutBlock', { days: limits.objectionDueDays })}</Notice>
      )}
      <noscript>
        <Notice tone="warn" className="mt-4">
          {t('contact.needsScript')}
        </Notice>
      </noscript>
      <TextField
        {...field('name')}
        label={t('contact.name')}
        autoComplete="name"
        maxLength={limits.shortText}
      />
      <PhoneField {...field('mobile')} label={t('contact.mobile')} countryCode="+91" />
      <TextField
        {...field('email')}
        label={t('contact.email')}
        type="email"
        autoComplete="email"
        maxLength={limits.emailLength}
      />
      <TextArea
        {...field('query')}
        label={t('contact.query')}
        hint={t('contact.queryHint')}
        rows={5}
        // Before hydration the form's values are not in its fields.
        defaultValue={query}
        maxLength={limits.longText}
      />
      <Button
        type="submit"
        size="lg"
        block
        disabled={!isHydrated}
        data-needs-script
        loading={isSubmitting}
        loadingText={t('contact.sending')}
      >
        {t('contact.submit')}
      </Button>
    </form>
  )
}
