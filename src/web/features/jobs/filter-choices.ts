import { useTranslation } from '#web/lib/translation.ts'
import { salaryFloors, usualCircle } from '#contract/job-search.ts'
import type { JobFilterChoices, JobFilters } from '#contract/job-search.ts'
import {
  categoryOptions,
  educationOptions,
  experienceOptions,
  workTypeOptions,
} from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { rupees } from '#web/lib/money.ts'
import { selectNames } from './job-filters.ts'
import type { FilterName, SelectName } from './job-filters.ts'

type Choice = { readonly value: string; readonly label: string }

export type FilterSelect = {
  readonly name: SelectName
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
  salary: { label: 'search.salary', all: 'search.anySalary' },
  experience: { label: 'search.experience', all: 'search.anyExperience' },
  workType: { label: 'search.workType', all: 'search.anyWorkType' },
} as const satisfies Record<SelectName, { label: MessageKey; all: MessageKey }>

/** The selects with their choices. A value that came by address stands in its list in any case. */
export function useFilterSelects(choices: JobFilterChoices, filters: JobFilters): FilterSelect[] {
  const { t } = useTranslation()
  const fixed = (all: readonly Option[]) =>
    all.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))
  const salary = (floor: number | string): Choice => ({
    value: String(floor),
    label: t('search.salaryFrom', { amount: rupees(Number(floor)) }),
  })
  const options: Record<SelectName, readonly Choice[]> = {
    category: fixed(categoryOptions),
    location: choices.locations.map(plain),
    company: choices.companies.map(plain),
    education: fixed(educationOptions),
    salary: salaryFloors.map(salary),
    experience: fixed(experienceOptions),
    workType: fixed(workTypeOptions),
  }
  const select = (name: SelectName): FilterSelect => ({
    name,
    label: t(texts[name].label),
    all: t(texts[name].all),
    options: withCurrent(options[name], filters[name], name === 'salary' ? salary : plain),
  })
  return selectNames.map(select)
}

const plain = (text: string): Choice => ({ value: text, label: text })

function withCurrent(
  options: readonly Choice[],
  current: string | undefined,
  toChoice: (value: string) => Choice,
): readonly Choice[] {
  if (current === undefined || options.some(({ value }) => value === current)) return options
  return [toChoice(current), ...options]
}

/** The words of the filters in use, in the order of the selects. */
export function useFilterLabels(
  choices: JobFilterChoices,
  filters: JobFilters,
): { name: FilterName; label: string }[] {
  const { t } = useTranslation()
  const chosen = useFilterSelects(choices, filters).flatMap(({ name, options }) => {
    const choice = options.find(({ value }) => value === filters[name])
    return choice ? [{ name, label: choice.label }] : []
  })
  if (!filters.near) return chosen
  const label = t('search.nearLabel', {
    km: filters.within ?? usualCircle,
    pincode: filters.near,
  })
  return [...chosen, { name: 'near', label }]
}
