import { Clock, House, IndianRupee, Moon, Sprout } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { choiceFilters, payFloors, usualCircle } from '#contract/job-search/options.ts'
import type { ChoiceFilter, QuickFilter } from '#contract/job-search/options.ts'
import type { JobFilterChoices, JobFilters } from '#contract/job-search/schemas.ts'
import { benefitOptions, shiftOptions, workTimeOptions } from '#contract/jobs/fact-options.ts'
import {
  categoryOptions,
  educationOptions,
  experienceOptions,
  workTypeOptions,
} from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { categoryChoices } from '#web/lib/format/category-choices.ts'
import { rupees } from '#web/lib/format/money.ts'
import type { SelectOption } from '#web/ui/select-field.tsx'
import type { FilterName, GivenFilters } from './job-filters.ts'

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

export const quickIcons: Readonly<Record<QuickFilter['name'], LucideIcon>> = {
  workType: House,
  shift: Moon,
  workTime: Clock,
  experience: Sprout,
  salary: IndianRupee,
}

/** The filters of the sheet, below those of the place. */
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

/** Makes a select with its options. A value from the address is always among the options. */
export function useFilterSelect(
  choices: JobFilterChoices,
  filters: JobFilters,
): (name: ChoiceFilter) => FilterSelect {
  const { t } = useTranslation()
  const optionsOf = useOptions(choices)
  const choiceOf = useChoice()
  return (name) => ({
    name,
    label: t(filterTexts[name].label),
    all: t(filterTexts[name].all),
    options: withCurrent(optionsOf[name](), filters[name], (value) => choiceOf(name, value)),
  })
}

function useOptions(choices: JobFilterChoices): Record<ChoiceFilter, () => readonly Choice[]> {
  const { t } = useTranslation()
  const choiceOf = useChoice()
  const fixed = (all: readonly Option[]) =>
    all.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))
  const each = (name: ChoiceFilter, values: readonly (string | number)[]) =>
    values.map((value) => choiceOf(name, String(value)))
  return {
    category: () => categoryChoices(t),
    location: () => each('location', choices.locations),
    company: () => each('company', choices.companies),
    education: () => fixed(educationOptions),
    salary: () => each('salary', payFloors),
    experience: () => fixed(experienceOptions),
    workType: () => fixed(workTypeOptions),
    shift: () => fixed(shiftOptions),
    workTime: () => fixed(workTimeOptions),
    benefit: () => fixed(benefitOptions),
  }
}

const optionTables: Partial<Record<ChoiceFilter, readonly Option[]>> = {
  category: categoryOptions,
  education: educationOptions,
  experience: experienceOptions,
  workType: workTypeOptions,
  shift: shiftOptions,
  workTime: workTimeOptions,
  benefit: benefitOptions,
}

/** Says a value as the choice of its select. */
function useChoice(): (name: ChoiceFilter, value: string) => Choice {
  const { t } = useTranslation()
  return (name, value) => ({ value, label: labelOf(name, value) })

  function labelOf(name: ChoiceFilter, value: string): string {
    if (name === 'location') return t.place(value)
    if (name === 'salary') return t('search.salaryFrom', { amount: rupees(Number(value)) })
    const option = optionTables[name]?.find((each) => each.value === value)
    return option ? t(option.labelKey) : value
  }
}

function withCurrent(
  options: readonly Choice[],
  current: string | undefined,
  toChoice: (value: string) => Choice,
): readonly Choice[] {
  if (current === undefined || options.some(({ value }) => value === current)) return options
  return [toChoice(current), ...options]
}

/** The labels of the active filters, in the order of the selects. */
export function useFilterLabels(filters: GivenFilters): { name: FilterName; label: string }[] {
  const { t } = useTranslation()
  const choiceOf = useChoice()
  const chosen = choiceFilters.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [{ name, label: choiceOf(name, value).label }]
  })
  if (!filters.near) return chosen
  const label = t('search.nearLabel', {
    km: filters.within ?? usualCircle,
    pincode: filters.near,
  })
  return [...chosen, { name: 'near', label }]
}
