import type { z } from 'zod'
import { jobFormFields } from '#contract/job-posting/field-order.ts'
import type { JobFormGroupName } from '#contract/job-posting/field-order.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { StepState } from '#web/ui/step-number.tsx'
import type { JobFormValues } from './job-form-values.ts'

export const jobGroupNames = [
  'organization',
  'job',
  'place',
  'people',
  'interview',
] as const satisfies readonly JobFormGroupName[]

export const jobGroupTitles = {
  organization: 'jobForm.groupOrganization',
  job: 'jobForm.groupJob',
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
  /** Lists are optional, but the group counts as done when each has a choice. */
  const isOpen = (field: keyof JobFormValues) => {
    const value = values[field]
    return open.includes(field) || (Array.isArray(value) && value.length === 0)
  }
  const isDone = (group: JobFormGroupName) => !fieldsOfGroup(group).some(isOpen)
  const now = jobGroupNames.findIndex((group) => !isDone(group))
  return jobGroupNames.map((group, at) => {
    if (isBad(group)) return 'bad'
    if (isDone(group)) return 'done'
    return at === now ? 'now' : 'later'
  })
}

const problemsOf = (values: JobFormValues, rules: z.ZodType): string[] =>
  rules.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? []

const emptyAnswers = (values: JobFormValues): string[] =>
  Object.entries(values).flatMap(([name, answer]) => (answer === '' ? [name] : []))
