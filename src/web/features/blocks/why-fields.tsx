import { blockReasons, blockSpans } from '#contract/blocks/options.ts'
import { limits } from '#contract/limits.ts'
import type { CheckedForm } from '#web/lib/forms/checked-form.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

export type Why = { reason: string; note: string; until: string }

/** Why something is blocked, and what was found. */
export function WhyFields({ field }: { field: CheckedForm<Why>['field'] }) {
  const { t } = useTranslation()
  return (
    <>
      <ChoiceGroup
        {...field('reason')}
        type="radio"
        label={t('blocks.reasonLabel')}
        required
        columns={2}
        options={blockReasons.map((value) => ({ value, label: t(`blocks.reason.${value}`) }))}
      />
      <TextArea
        {...field('note')}
        label={t('blocks.note')}
        rows={3}
        maxLength={limits.blockNoteLength}
        required
      />
      <SelectField
        {...field('until')}
        label={t('blocks.until')}
        options={blockSpans.map((value) => ({
          value,
          label:
            value === 'forGood' ? t('blocks.forGood') : t('blocks.days', { count: Number(value) }),
        }))}
      />
    </>
  )
}
