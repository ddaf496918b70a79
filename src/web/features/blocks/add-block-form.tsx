import { useSearchParams } from 'react-router'
import { addBlockFieldOrder, valueKinds } from '#contract/blocks/options.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import { limits } from '#contract/limits.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useImpact } from './use-impact.ts'
import { WhyFields } from './why-fields.tsx'
import type { Why } from './why-fields.tsx'

const readRules = async () => (await import('#contract/blocks/schemas.ts')).addBlockSchema

type Values = Why & { kind: string; value: string }
const empty: Values = { kind: 'phone', value: '', reason: '', note: '', until: 'forGood' }

/** Blocks a phone, an e-mail domain or a GSTIN. */
export function AddBlockForm() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const form = useCheckedForm<Values>({
    readRules,
    order: addBlockFieldOrder,
    defaultValues: { ...empty, value: params.get('phone') ?? '' },
  })
  const chosen = form.watch('kind')
  const kind = valueKinds.find((each) => each === chosen) ?? 'phone'
  const impact = useImpact(kind, form.watch('value'))
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
        <output className="block">
          {impact && impact.accounts > 0 && (
            <Notice tone="warn">
              {t('blocks.hits', {
                accounts: t('blocks.accounts', { count: impact.accounts }),
                jobs: t('blocks.liveJobs', { count: impact.liveJobs }),
              })}
            </Notice>
          )}
          {impact?.accounts === 0 && (
            <p className="text-small text-fg-2">{t('blocks.hitsNobody')}</p>
          )}
        </output>
        <Button type="submit" kind="danger" loading={isSubmitting}>
          {t('blocks.add')}
        </Button>
      </form>
    </section>
  )
}
