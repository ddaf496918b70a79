import { useTranslation } from 'react-i18next'
import type { JobFilterChoices, JobFilters } from '#contract/job-search.ts'
import { categoryOptions, educationOptions } from '#contract/options.ts'
import type { MessageKey } from '#contract/sentences.ts'
import type { FilterName } from './job-filters.ts'

type Choice = { readonly value: string; readonly label: string }

export type FilterSelect = {
  readonly name: FilterName
  readonly label: string
  /** The words of the choice that filters nothing. */
  readonly all: string
  readonly options: readonly Choice[]
}

const texts = {
  category: { label: 'search.category', all: 'search.allCategories' },
  location: { label: 'search.location', all: 'search.anyLocation' },
  company: { label: 'search.company', all: 'search.allCompanies' },
  education: { label: 'search.education', all: 'search.anyEducation' },
} as const satisfies Record<FilterName, { label: MessageKey; all: MessageKey }>

/** The four selects with their choices. A value that came by address stands in its list in any case. */
export function useFilterSelects(choices: JobFilterChoices, filters: JobFilters): FilterSelect[] {
  const { t } = useTranslation()
  const options: Record<FilterName, readonly Choice[]> = {
    category: categoryOptions.map(({ value, labelKey }) => ({ value, label: t(labelKey) })),
    location: choices.locations.map(plain),
    company: choices.companies.map(plain),
    education: educationOptions.map(({ value, labelKey }) => ({ value, label: t(labelKey) })),
  }
  const select = (name: FilterName): FilterSelect => ({
    name,
    label: t(texts[name].label),
    all: t(texts[name].all),
    options: withCurrent(options[name], filters[name]),
  })
  return [select('category'), select('location'), select('company'), select('education')]
}

const plain = (text: string): Choice => ({ value: text, label: text })

function withCurrent(options: readonly Choice[], current: string | undefined): readonly Choice[] {
  if (current === undefined || options.some(({ value }) => value === current)) return options
  return [plain(current), ...options]
}

/** The words of the filters in use, in the order of the selects. */
export function filterLabels(
  selects: readonly FilterSelect[],
  filters: JobFilters,
): { name: FilterName; label: string }[] {
  return selects.flatMap(({ name, options }) => {
    const chosen = options.find(({ value }) => value === filters[name])
    return chosen ? [{ name, label: chosen.label }] : []
  })
}
