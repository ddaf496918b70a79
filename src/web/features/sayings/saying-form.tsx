import { useTranslation } from '#web/lib/translation.ts'
import { endpoints } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import { sayingFieldOrder, sayingFilters } from '#contract/sayings.ts'
import type { Saying } from '#contract/sayings.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useCheckedForm } from '#web/lib/checked-form.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToasts } from '#web/ui/toast.ts'

const readRules = async () => (await import('#contract/sayings.ts')).sayingFormSchema

interface SayingFormProps {
  /** What is changed; its words stay. */
  saying?: Saying | undefined
  onSaved: () => Promise<void>
}

/** Words, what they mean, and the filter that means the same. */
export function SayingForm({ saying, onSaved }: SayingFormProps) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const errorText = useErrorText()
  const form = useCheckedForm<Saying>({
    readRules,
    order: sayingFieldOrder,
    defaultValues: saying ?? { phrase: '', meaning: '', filter: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function save(body: Saying): Promise<void> {
    try {
      await api.call(endpoints.saveSaying, { body })
      toasts.ok(t('sayings.saved'), 'saying')
      await onSaved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.showRefusal(error)
      toasts.no(error.message, 'saying')
    }
  }

  return (
    <form
      noValidate
      className="stack w-full text-start"
      aria-label={t(saying ? 'sayings.changeTitle' : 'sayings.add')}
      onSubmit={(event) =>
        void form.submit(save, ([first]) => {
          if (first) toasts.warn(t(first.messageKey), 'saying')
        })(event)
      }
    >
      <TextField
        {...form.register('phrase')}
        id="saying-phrase"
        label={t('sayings.phraseLabel')}
        hint={saying ? undefined : t('sayings.phraseHint')}
        readOnly={saying !== undefined}
        required
        autoComplete="off"
        maxLength={limits.sayingLength}
        error={errorText(errors.phrase?.message)}
      />
      <TextField
        {...form.register('meaning')}
        id="saying-meaning"
        label={t('sayings.meaningLabel')}
        hint={t('sayings.meaningHint')}
        required
        autoComplete="off"
        maxLength={limits.sayingLength}
        error={errorText(errors.meaning?.message)}
      />
      <SelectField
        {...form.register('filter')}
        id="saying-filter"
        label={t('sayings.filterLabel')}
        placeholder={t('sayings.filterNone')}
        options={sayingFilters.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
        error={errorText(errors.filter?.message)}
      />
      <Button type="submit" loading={isSubmitting} loadingText={t('sayings.saving')}>
        {t('sayings.save')}
      </Button>
    </form>
  )
}
