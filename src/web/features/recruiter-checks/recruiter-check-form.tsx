import { Phone, ShieldCheck } from 'lucide-react'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import type { RecruiterCheck } from '#contract/recruiter-checks/schemas.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useIsHydrated } from '#web/lib/hydration/use-is-hydrated.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { readDeviceId } from '#web/lib/device-id.ts'

const readRules = async () =>
  (await import('#contract/recruiter-checks/schemas.ts')).recruiterFormSchema

const empty = { recruiter: '' }

interface RecruiterCheckFormProps {
  /** Undefined when another question can’t be asked: the last answer would stand beside it. */
  onAnswer: (check: RecruiterCheck | undefined) => void
}

export function RecruiterCheckForm({ onAnswer }: RecruiterCheckFormProps) {
  const { t } = useTranslation()
  // Before hydration the browser would send the number in the address.
  const isHydrated = useIsHydrated()
  const form = useCheckedForm<typeof empty>({
    readRules,
    order: ['recruiter'],
    defaultValues: empty,
  })
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, values) =>
      api.call(calls.checkRecruiter, { body: { ...values, deviceId: readDeviceId() } }),
    toastId: 'check',
    onSuccess: onAnswer,
    onWrongFields: () => onAnswer(undefined),
    errorText: ({ code, message }) => (code === 'TOO_MANY_REQUESTS' ? message : t('check.failed')),
  })
  return (
    <>
      <form noValidate className="slip check__form" onSubmit={onSubmit}>
        <TextField
          {...form.field('recruiter')}
          required
          label={t('check.recruiter')}
          icon={Phone}
          autoComplete="off"
          maxLength={limits.shortText}
        />
        <Button
          kind="go"
          type="submit"
          size="lg"
          disabled={!isHydrated}
          data-needs-script
          loading={isSubmitting}
          loadingText={t('check.checking')}
        >
          <Icon of={ShieldCheck} />
          {t('check.submit')}
        </Button>
      </form>
      <noscript>
        <Notice tone="warn">{t('check.needsScript')}</Notice>
      </noscript>
      <p className="check__privacy text-fg-2">
        {t('check.privacy', { count: limits.recruiterChecksPerDevicePerDay })}
      </p>
    </>
  )
}
