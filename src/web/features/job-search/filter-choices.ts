import { useTranslation } from '#web/lib/i18n/translation.ts'
import { choiceFilters, payFloors, usualCircle } from '#contract/job-search/options.ts'
import type { ChoiceFilter } from '#contract/job-search/options.ts'
import type { JobFilterChoices, JobFilters } from '#contract/job-search/schemas.ts'
import { benefitOptions, shiftOptions, workTimeOptions } from '#contract/jobs/fact-options.ts'
import { educationOptions, experienceOptions, workTypeOptions } from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { categoryChoices } from '#web/lib/format/category-choices.ts'
import { rupees } from '#web/lib/format/money.ts'
import type { SelectOption } from '#web/ui/select-field.tsx'
import { filterNames } from './job-filters.ts'
import type { FilterName } from './job-filters.ts'

type Choice = Readonly<SelectOption>

export type FilterSelect = {
  readonly name: ChoiceFilter
  readonly label: string
  /** The label of the choice that filters nothing. */
  readonly all: string
  readonly options: readonly Choice[]
}

export const filterTexts = {
  category: { label: 'search.category', all: 'search.allCategories' },
  location: { label: 'search.location', all: 'search.anyLocation' },
  company: { label: 'search.company', all: 'search.allCompanies' },
  education: { label: 'search.education', all: 'search.anyEducation' },
  salary: { label: 'search.salary', all: 'search.anySalary' },
  experience: { label: 'search.experience', all: 'search.anyExperience' },
  workType: { label: 'search.workType', all: 'search.anyWorkType' },
  shift: { label: 'search.shift', all: 'search.anyShift' },
  workTime: { label: 'search.workTime', all: 'search.anyWorkTime' },
  benefit: { label: 'search.benefit', all: 'search.anyBenefit' },
} as const satisfies Record<ChoiceFilter, { label: MessageKey; all: MessageKey }>

/** The filters of the sheet on a phone, below those of the place. */
export const sheetFilters = [
  'salary',
  'shift',
  'workTime',
  'benefit',
  'experience',
  'workType',
  'education',
  'category',
  'company',
] as const satisfies readonly ChoiceFilter[]

/** The filters that a wide screen shows beside the search text. */
export const mainFilters = [
  'category',
  'location',
  'education',
] as const satisfies readonly ChoiceFilter[]
const isMain = (name: FilterName): boolean => mainFilters.some((each) => each === name)
/** The other choices, which it folds. */
export const moreChoices = choiceFilters.filter((name) => !isMain(name))
export const moreFilters = filterNames.filter((name) => !isMain(name))

/** The selects with their options. A value from the address is always among the options. */
export function useFilterSelects(
  choices: JobFilterChoices,
  filters: JobFilters,
): Record<ChoiceFilter, FilterSelect> {
  const { t } = useTranslation()
  const fixed = (all: readonly Option[]) =>
    all.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))
  const salary = (floor: number | string): Choice => ({
    value: String(floor),
    label: t('search.salaryFrom', { amount: rupees(Number(floor)) }),
  })
  const place = (name: string): Choice => ({ value: name, label: t.place(name) })
  const options: Record<ChoiceFilter, readonly Choice[]> = {
    category: categoryChoices(t),
    location: choices.locations.map(place),
    company: choices.companies.map(plain),
    education: fixed(educationOptions),
    salary: payFloors.map(salary),
    experience: fixed(experienceOptions),
    workType: fixed(workTypeOptions),
    shift: fixed(shiftOptions),
    workTime: fixed(workTimeOptions),
    benefit: fixed(benefitOptions),
  }
  const ofAddress: Partial<Record<ChoiceFilter, (value: string) => Choice>> = {
    location: place,
    salary,
  }
  const select = (name: ChoiceFilter): FilterSelect => ({
    name,
    label: t(filterTexts[name].label),
    all: t(filterTexts[name].all),
    options: withCurrent(options[name], filters[name], ofAddress[name] ?? plain),
  })
  return {
    category: select('category'),
    location: select('location'),
    company: select('company'),
    education: select('education'),
    salary: select('salary'),
    experience: select('experience'),
    workType: select('workType'),
    shift: select('shift'),
    workTime: select('workTime'),
    benefit: select('benefit'),
  }
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

/** The labels of the active filters, in the order of the selects. */
export function useFilterLabels(
  choices: JobFilterChoices,
  filters: JobFilters,
): { name: FilterName; label: string }[] {
  const { t } = useTranslation()
  const selects = useFilterSelects(choices, filters)
  const chosen = choiceFilters.flatMap((name) => {
    const { options } = selects[name]
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
