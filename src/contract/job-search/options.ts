import { benefitOptions, shiftOptions, workTimeOptions } from '#contract/jobs/fact-options.ts'
import {
  categoryOptions,
  educationOptions,
  experienceOptions,
  workTypeOptions,
} from '#contract/options.ts'
import type { Option } from '#contract/options.ts'

/** The radius of a search around a pincode, in kilometres. */
export const circles = ['5', '10', '20'] as const
export const usualCircle = '10'

export const jobSorts = ['newest', 'pay', 'nearest', 'best'] as const
export type JobSort = (typeof jobSorts)[number]

/**
 * The options of the pay filter, in rupees a month. A search accepts every step between the minimum
 * and the maximum.
 */
export const payFloors = [
  10_000, 12_000, 15_000, 18_000, 20_000, 25_000, 30_000, 40_000, 50_000,
] as const
/** The width of a pay step in rupees. */
export const payStep = 500
export const payFloorRange = { min: 1_000, max: 100_000 } as const

/** What a suggestion names. A title is one that a live job has. */
export const suggestionKinds = ['work', 'skill', 'title', 'company', 'place'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** The filters that are chosen from a list, in the order of a wide screen. */
export const choiceFilters = [
  'category',
  'location',
  'company',
  'education',
  'salary',
  'experience',
  'workType',
  'shift',
  'workTime',
  'benefit',
] as const
export type ChoiceFilter = (typeof choiceFilters)[number]

const valuesOf = (options: readonly Option[]): readonly string[] =>
  options.map(({ value }) => value)

/** The values of the filters whose options never change. */
export const fixedChoices = {
  category: valuesOf(categoryOptions),
  education: valuesOf(educationOptions),
  experience: valuesOf(experienceOptions),
  workType: valuesOf(workTypeOptions),
  shift: valuesOf(shiftOptions),
  workTime: valuesOf(workTimeOptions),
  benefit: valuesOf(benefitOptions),
  salary: payFloors.map(String),
} as const satisfies Partial<Record<ChoiceFilter, readonly string[]>>

/**
 * Filters whose options show how many jobs each would find; for places and companies, the most
 * common options.
 */
export const countedFilters = [...choiceFilters, 'within'] as const

/** The parts that a search can be tried without: the words, and each filter. */
export const loosenedParts = ['q', ...choiceFilters, 'near'] as const
export type LoosenedPart = (typeof loosenedParts)[number]

/** Single choices that are one tap away, above the results. */
export const quickFilters = [
  { name: 'workType', value: 'home' },
  { name: 'shift', value: 'night' },
  { name: 'workTime', value: 'part' },
  { name: 'experience', value: 'fresher' },
  { name: 'salary', value: '20000' },
] as const satisfies readonly { name: keyof typeof fixedChoices; value: string }[]
export type QuickFilter = (typeof quickFilters)[number]
