import { calls } from '#contract/calls.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { OtpField } from '#web/ui/otp-field.tsx'

const readRules = async () => (await import('#contract/evidence/schemas.ts')).codeFormSchema

/** Takes the code that was sent to the work e-mail. */
export function EmailCodeForm() {
  const { t } = useTranslation()
  const form = useCheckedForm<{ code: string }>({
    readRules,
    order: ['code'],
    defaultValues: { code: '' },
  })
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, { code }) => api.call(calls.confirmWorkEmail, { body: { code } }),
    toastId: 'evidence',
    successText: () => t('evidence.confirmedToast'),
    revalidate: 'onSuccess',
  })
  return (
    <form className="stack max-w-[28rem]" noValidate onSubmit={onSubmit}>
      <OtpField {...form.field('code')} label={t('evidence.code')} required />
      <Button type="submit" loading={isSubmitting} loadingText={t('evidence.confirming')}>
        {t('evidence.confirm')}
      </Button>
    </form>
  )
}
