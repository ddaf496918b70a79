import { useTranslation } from '#web/lib/i18n/translation.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import { limits } from '#contract/limits.ts'
import { synonymFieldOrder } from '#contract/synonyms/field-order.ts'
import { synonymFilters } from '#contract/synonyms/options.ts'
import type { Synonym } from '#contract/synonyms/schemas.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const readRules = async () => (await import('#contract/synonyms/schemas.ts')).synonymFormSchema

interface SynonymFormProps {
  /** The synonym to edit, whose phrase stays; none to add one. */
  synonym?: Synonym | undefined
  /** The words of a new one. */
  words?: string
  onSaved: () => void
}

/** A phrase, what it means, and the filter of the same meaning. */
export function SynonymForm({ synonym, words = '', onSaved }: SynonymFormProps) {
  const { t } = useTranslation()
  const form = useCheckedForm<Synonym>({
    readRules,
    order: synonymFieldOrder,
    defaultValues: synonym ?? { phrase: words, meaning: '', filter: '' },
  })

  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, body) => api.call(adminCalls.saveSynonym, { body }),
    toastId: 'synonym',
    successText: () => t('synonyms.saved'),
    onSuccess: onSaved,
    revalidate: 'onSuccess',
  })

  return (
    <form
      noValidate
      className="stack w-full text-start"
      aria-label={t(synonym ? 'synonyms.changeTitle' : 'synonyms.add')}
      onSubmit={onSubmit}
    >
      <TextField
        {...form.field('phrase')}
        id="synonym-phrase"
        label={t('synonyms.phraseLabel')}
        hint={synonym ? undefined : t('synonyms.phraseHint')}
        readOnly={synonym !== undefined}
        required
        autoComplete="off"
        maxLength={limits.synonymLength}
      />
      <TextField
        {...form.field('meaning')}
        id="synonym-meaning"
        label={t('synonyms.meaningLabel')}
        hint={t('synonyms.meaningHint')}
        required
        autoComplete="off"
        maxLength={limits.synonymLength}
      />
      <SelectField
        {...form.field('filter')}
        id="synonym-filter"
        label={t('synonyms.filterLabel')}
        placeholder={t('synonyms.filterNone')}
        options={synonymFilters.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
      />
      <Button type="submit" loading={isSubmitting} loadingText={t('synonyms.saving')}>
        {t('synonyms.save')}
      </Button>
    </form>
  )
}
