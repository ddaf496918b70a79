import type { z } from 'zod'
import type { MessageKey } from '#contract/sentences.ts'
import type { StepState } from '#web/ui/step-number.tsx'
import type { JobFormValues } from './job-form-values.ts'

export type JobFormGroupName = 'organization' | 'job' | 'place' | 'people' | 'interview'

type Group = {
  readonly name: JobFormGroupName
  readonly titleKey: MessageKey
  readonly fields: readonly (keyof JobFormValues)[]
  /** Lists that no rule asks for; the part counts as done when each has a tick. */
  readonly lists: readonly (keyof JobFormValues)[]
}

export const jobFormGroups: readonly Group[] = [
  {
    name: 'organization',
    titleKey: 'jobForm.groupOrganization',
    fields: [
      'organizationName',
      'name',
      'designation',
      'mobileNumber',
      'email',
      'organizationAddress',
      'companyPincode',
      'companyState',
      'companyCity',
    ],
    lists: [],
  },
  {
    name: 'job',
    titleKey: 'jobForm.groupJob',
    fields: [
      'companyName',
      'jobTitle',
      'category',
      'profile',
      'salary',
      'workingHours',
      'jobDescription',
    ],
    lists: [],
  },
  {
    name: 'place',
    titleKey: 'jobForm.groupPlace',
    fields: ['jobLocation', 'jobPincode', 'jobState', 'jobCity'],
    lists: [],
  },
  {
    name: 'people',
    titleKey: 'jobForm.groupPeople',
    fields: ['gender'],
    lists: ['educationQualification', 'communicationSkill', 'experienceLevel', 'workType'],
  },
  {
    name: 'interview',
    titleKey: 'jobForm.groupInterview',
    fields: [
      'interviewLocation',
      'interviewTiming',
      'interviewPincode',
      'interviewState',
      'interviewCity',
    ],
    lists: ['interviewProcess'],
  },
]

/**
 * How far each part is: wrong, done, or not yet; the first that is not yet is the one to fill now. Until the rules are
 * here, what is empty is taken for what is still to be answered.
 */
export function groupStates(
  values: JobFormValues,
  wrong: readonly string[],
  rules: z.ZodType | undefined,
): StepState[] {
  const open = rules ? problemsOf(values, rules) : emptyAnswers(values)
  const isBad = (group: Group) => group.fields.some((field) => wrong.includes(field))
  const isDone = (group: Group) =>
    !group.fields.some((field) => open.includes(field)) &&
    group.lists.every((list) => values[list].toString() !== '')
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
