import { useTranslation } from '#web/lib/i18n/translation.ts'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import { nomineeFieldOrder } from '#contract/privacy/field-order.ts'
import type { PrivacyOverview } from '#contract/privacy/schemas.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { PrivacySection } from './privacy-section.tsx'

const readRules = async () =>
  (await import('#contract/privacy/nominee-schemas.ts')).nomineeFormSchema

type Values = { name: string; contact: string }

/** Names the person who may act for the account's owner. Empty fields remove the nominee. */
export function NomineeSection({ nominee }: { nominee: PrivacyOverview['nominee'] }) {
  const { t } = useTranslation()
  const form = useCheckedForm<Values>({
    readRules,
    order: nomineeFieldOrder,
    defaultValues: nominee ?? { name: '', contact: '' },
  })

  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, body) => api.call(calls.saveNominee, { body }),
    toastId: 'privacy',
    successText: ({ message }) => message,
    errorText: (error) => error.firstFieldMessage,
  })

  return (
    <PrivacySection title={t('privacy.nomineeTitle')} hint={t('privacy.nomineeHint')}>
      <form noValidate className="stack" aria-label={t('privacy.nomineeTitle')} onSubmit={onSubmit}>
        <TextField
          {...form.field('name')}
          id="nominee-name"
          label={t('privacy.nomineeName')}
          maxLength={limits.shortText}
        />
        <TextField
          {...form.field('contact')}
          id="nominee-contact"
          label={t('privacy.nomineeContact')}
          maxLength={limits.emailLength}
        />
        <div>
          <Button type="submit" kind="sec" loading={isSubmitting} loadingText={t('privacy.saving')}>
            {t('privacy.nomineeSave')}
          </Button>
        </div>
      </form>
    </PrivacySection>
  )
}
