import { addBlockFieldOrder, valueKinds } from '#contract/blocks/options.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import { limits } from '#contract/limits.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { WhyFields } from './why-fields.tsx'

const readRules = async () => (await import('#contract/blocks/schemas.ts')).addBlockSchema

type Values = { kind: string; value: string; reason: string; note: string }
const empty: Values = { kind: 'phone', value: '', reason: '', note: '' }

/** Blocks a phone, an e-mail domain or a GSTIN. */
export function AddBlockForm() {
  const { t } = useTranslation()
  const form = useCheckedForm<Values>({
    readRules,
    order: addBlockFieldOrder,
    defaultValues: empty,
  })
  const chosen = form.watch('kind')
  const kind = valueKinds.find((each) => each === chosen) ?? 'phone'
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, values) => api.call(trustCalls.addBlock, { body: values }),
    toastId: 'blocks',
    successText: ({ shown }) => t('blocks.added', { what: shown }),
    revalidate: 'onSuccess',
    onSuccess: () => form.reset(empty),
  })
  return (
    <section className="panel" aria-labelledby="add-block">
      <h2 id="add-block" className="text-h3">
        {t('blocks.addTitle')}
      </h2>
      <form className="stack mt-3" noValidate onSubmit={onSubmit}>
        <ChoiceGroup
          {...form.field('kind')}
          type="radio"
          label={t('blocks.kindLabel')}
          required
          columns={2}
          options={valueKinds.map((value) => ({ value, label: t(`blocks.kind.${value}`) }))}
        />
        <TextField
          {...form.field('value')}
          label={t(`blocks.value.${kind}`)}
          inputMode={kind === 'phone' ? 'numeric' : 'text'}
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.shortText}
          required
        />
        <WhyFields field={form.field} />
        <Button type="submit" kind="danger" loading={isSubmitting}>
          {t('blocks.add')}
        </Button>
      </form>
    </section>
  )
}
