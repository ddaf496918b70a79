import type { z } from 'zod'
import { jobFormFields } from '#contract/job-posting/field-order.ts'
import type { JobFormGroupName } from '#contract/job-posting/field-order.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { StepState } from '#web/ui/step-number.tsx'
import type { JobFormValues } from './job-form-values.ts'

export const jobFormGroups = [
  { name: 'organization', titleKey: 'jobForm.groupOrganization' },
  { name: 'job', titleKey: 'jobForm.groupJob' },
  { name: 'place', titleKey: 'jobForm.groupPlace' },
  { name: 'people', titleKey: 'jobForm.groupPeople' },
  { name: 'interview', titleKey: 'jobForm.groupInterview' },
] as const satisfies readonly { name: JobFormGroupName; titleKey: MessageKey }[]

const fieldsOf = ({ name }: { name: JobFormGroupName }) =>
  jobFormFields.flatMap(([field, group]) => (group === name ? [field] : []))

type Group = (typeof jobFormGroups)[number]

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
  const isBad = (group: Group) => fieldsOf(group).some((field) => wrong.includes(field))
  /** Lists are optional, but the group counts as done when each has a choice. */
  const isOpen = (field: keyof JobFormValues) => {
    const value = values[field]
    return open.includes(field) || (Array.isArray(value) && value.length === 0)
  }
  const isDone = (group: Group) => !fieldsOf(group).some(isOpen)
  const now = jobFormGroups.findIndex((group) => !isDone(group))
  return jobFormGroups.map((group, at) => {
    if (isBad(group)) return 'bad'
    if (isDone(group)) return 'done'
    return at === now ? 'now' : 'later'
  })
}

const problemsOf = (values: JobFormValues, rules: z.ZodType): string[] =>
  rules.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? []

const emptyAnswers = (values: JobFormValues): string[] =>
  Object.entries(values).flatMap(([name, answer]) => (answer === '' ? [name] : []))
