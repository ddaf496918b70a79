import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { contactFieldOrder } from '#contract/contact.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { FormProblem } from '#contract/form-check.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useCheckedForm } from '#web/lib/checked-form.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { useIsAlive } from '#web/lib/use-is-alive.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToasts } from '#web/ui/toast.ts'

const readRules = async () => (await import('#contract/contact.ts')).contactFormSchema

const empty = { name: '', mobile: '', email: '', query: '' }
type Values = typeof empty

interface ContactFormProps {
  /** Called when the request has arrived. */
  onSent: () => void
}

/** Asks for a call back. Sent again after a failure it still asks once: its id stays the same. */
export function ContactForm({ onSent }: ContactFormProps) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const errorText = useErrorText()
  // Until then the browser itself would send the form, with all answers in the address.
  const isAlive = useIsAlive()
  const [submissionId] = useState(() => crypto.randomUUID())
  const form = useCheckedForm<Values>({
    readRules,
    order: contactFieldOrder,
    defaultValues: empty,
  })
  const { errors, isSubmitting } = form.formState
  const field = (name: keyof Values) => ({
    ...form.register(name),
    error: errorText(errors[name]?.message),
    required: true,
  })

  async function send(values: Values): Promise<void> {
    try {
      const { message } = await api.call(endpoints.submitContactForm, {
        body: { ...values, submissionId },
      })
      toasts.ok(message, 'contact')
      onSent()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.showRefusal(error)
      toasts.no(reasonOf(error), 'contact')
    }
  }

  /** What the person can do something about is said; all else is the general sentence. */
  function reasonOf(error: ApiError): string {
    const [wrongAnswer] = Object.values(error.fields)
    if (wrongAnswer !== undefined) return wrongAnswer
    return error.code === 'TOO_MANY_REQUESTS' ? error.message : t('contact.failed')
  }

  const warnOfFirst = ([first]: readonly FormProblem[]): void => {
    if (first) toasts.warn(t(first.messageKey), 'contact')
  }

  return (
    <form
      noValidate
      className="stack"
      aria-labelledby="contact-form-title"
      onSubmit={(event) => void form.submit(send, warnOfFirst)(event)}
    >
      <h2 id="contact-form-title">{t('contact.formTitle')}</h2>
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
        maxLength={limits.longText}
      />
      <Button
        type="submit"
        size="lg"
        block
        disabled={!isAlive}
        data-needs-script
        loading={isSubmitting}
        loadingText={t('contact.sending')}
      >
        {t('contact.submit')}
      </Button>
    </form>
  )
}
