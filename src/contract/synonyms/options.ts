import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { categoryOptions, experienceOptions, workTypeOptions } from '#contract/options.ts'

/** The value for a meaning that is a town's name. */
export const townFilter = 'town'

/** The filter value with the same meaning as a phrase; '' for none. */
export const synonymFilters: readonly { readonly value: string; readonly labelKey: MessageKey }[] =
  [
    { value: townFilter, labelKey: 'synonyms.town' },
    ...categoryOptions.map(({ value, labelKey }) => ({ value: `category:${value}`, labelKey })),
    ...workTypeOptions.map(({ value, labelKey }) => ({ value: `workType:${value}`, labelKey })),
    ...experienceOptions.map(({ value, labelKey }) => ({ value: `experience:${value}`, labelKey })),
  ]
