import type { z } from 'zod'
import { jobFormFields } from '#contract/job-posting/field-order.ts'
import type { JobFormGroupName } from '#contract/job-posting/field-order.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { StepState } from '#web/ui/step-number.tsx'
import type { JobFormValues } from './job-form-values.ts'

export const jobGroupNames = [
  'organization',
  'job',
  'pay',
  'place',
  'people',
  'interview',
] as const satisfies readonly JobFormGroupName[]

export const jobGroupTitles = {
  organization: 'jobForm.groupOrganization',
  job: 'jobForm.groupJob',
  pay: 'jobForm.groupPay',
  place: 'jobForm.groupPlace',
  people: 'jobForm.groupPeople',
  interview: 'jobForm.groupInterview',
} as const satisfies Record<JobFormGroupName, MessageKey>

/** In the order of their errors. */
export const fieldsOfGroup = (name: JobFormGroupName) =>
  jobFormFields.flatMap(([field, group]) => (group === name ? [field] : []))

/**
 * The progress of each group: wrong, done or open. The first open group is the current one. Until
 * the schema is loaded, an empty field counts as open.
 */
export function groupStates(
  values: JobFormValues,
  wrong: readonly string[],
  rules: z.ZodType | undefined,
): StepState[] {
  const open = rules ? problemsOf(values, rules) : emptyAnswers(values)
  const isBad = (group: JobFormGroupName) =>
    fieldsOfGroup(group).some((field) => wrong.includes(field))
  /** Lists and facts are optional, but the group counts as done when each has a choice. */
  const isOpen = (field: keyof JobFormValues) => {
    if (open.includes(field)) return true
    const value = values[field]
    const isEmpty = Array.isArray(value) ? value.length === 0 : value === ''
    return isEmpty && (askedFacts.has(field) || (Array.isArray(value) && field !== 'benefits'))
  }
  const isDone = (group: JobFormGroupName) => !fieldsOfGroup(group).some(isOpen)
  const now = jobGroupNames.findIndex((group) => !isDone(group))
  return jobGroupNames.map((group, at) => {
    if (isBad(group)) return 'bad'
    if (isDone(group)) return 'done'
    return at === now ? 'now' : 'later'
  })
}

/** Facts that each employer is asked for. */
const askedFacts: ReadonlySet<keyof JobFormValues> = new Set([
  'openings',
  'shift',
  'weekOff',
  'joining',
])

const problemsOf = (values: JobFormValues, rules: z.ZodType): string[] =>
  rules.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? []

const emptyAnswers = (values: JobFormValues): string[] =>
  Object.entries(values).flatMap(([name, answer]) => (answer === '' ? [name] : []))
