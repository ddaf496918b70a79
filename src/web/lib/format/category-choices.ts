import { categoryGroupLabels, categoryOptions } from '#contract/options.ts'
import type { Translator } from '#contract/i18n/translator.ts'

/** The categories of jobs as the options of a select, in their groups. */
export const categoryChoices = (t: Translator) =>
  categoryOptions.map(({ value, labelKey, group }) => ({
    value,
    label: t(labelKey),
    group: group === null ? undefined : t(categoryGroupLabels[group]),
  }))
