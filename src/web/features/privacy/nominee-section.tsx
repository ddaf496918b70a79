import { useTranslation } from '#web/lib/translation.ts'
import { endpoints } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import { nomineeFieldOrder } from '#contract/nominees.ts'
import type { PrivacyOverview } from '#contract/privacy.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useCheckedForm } from '#web/lib/checked-form.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { PrivacySection } from './privacy-section.tsx'

const readRules = async () => (await import('#contract/nominees.ts')).nomineeFormSchema

type Values = { name: string; contact: string }

/** Who acts for the person; left empty, nobody. */
export function NomineeSection({ nominee }: { nominee: PrivacyOverview['nominee'] }) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const errorText = useErrorText()
  const form = useCheckedForm<Values>({
    readRules,
    order: nomineeFieldOrder,
    defaultValues: nominee ?? { name: '', contact: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function save(values: Values): Promise<void> {
    try {
      const { message } = await api.call(endpoints.saveNominee, { body: values })
      toasts.ok(message, 'privacy')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.showRefusal(error)
      toasts.no(Object.values(error.fields)[0] ?? error.message, 'privacy')
    }
  }

  return (
    <PrivacySection title={t('privacy.nomineeTitle')} hint={t('privacy.nomineeHint')}>
      <form
        noValidate
        className="stack"
        aria-label={t('privacy.nomineeTitle')}
        onSubmit={(event) =>
          void form.submit(save, ([first]) => {
            if (first) toasts.warn(t(first.messageKey), 'privacy')
          })(event)
        }
      >
        <TextField
          {...form.register('name')}
          id="nominee-name"
          label={t('privacy.nomineeName')}
          error={errorText(errors.name?.message)}
          maxLength={limits.shortText}
        />
        <TextField
          {...form.register('contact')}
          id="nominee-contact"
          label={t('privacy.nomineeContact')}
          error={errorText(errors.contact?.message)}
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
