import type { Updateable } from 'kysely'
import { isReviewed, jobTopics } from '#contract/job-reviews/topics.ts'
import type { JobTopic } from '#contract/job-reviews/topics.ts'
import type { Jobs } from '#server/db/types.ts'
import type { columnsOfDraft } from './draft-columns.ts'

/** The columns that an edit may change, and that people read. */
type EditedColumns = Omit<ReturnType<typeof columnsOfDraft>, 'facts_version'> & {
  logo_file_id: string | null
}

const topicOfColumn = {
  organization_name: 'company',
  contact_name: 'contact',
  contact_designation: 'contact',
  contact_mobile: 'contact',
  contact_email: 'contact',
  organization_address: 'address',
  organization_state: 'address',
  organization_city: 'address',
  organization_pincode: 'address',
  company_name: 'company',
  logo_file_id: 'logo',
  title: 'title',
  category: 'category',
  location: 'place',
  state: 'place',
  city: 'place',
  pincode: 'place',
  salary: 'pay',
  salary_min_monthly_rupees: 'pay',
  salary_max_monthly_rupees: 'pay',
  pay_basis: 'pay',
  pay_fixed_monthly_rupees: 'pay',
  pay_incentive_monthly_rupees: 'pay',
  shift: 'hours',
  work_time: 'hours',
  week_off: 'weekOff',
  openings: 'openings',
  joining: 'joining',
  benefits: 'benefits',
  description: 'description',
  gender: 'people',
  working_hours: 'hours',
  education: 'people',
  communication: 'people',
  work_types: 'people',
  experience: 'people',
  interview_process: 'interview',
  interview_location: 'interview',
  interview_state: 'interview',
  interview_city: 'interview',
  interview_pincode: 'interview',
  interview_timing: 'interview',
} as const satisfies Record<keyof EditedColumns, JobTopic>

const topicOf: Readonly<Record<string, JobTopic>> = topicOfColumn

/** The topics of some columns, in the order of the table. */
export function topicsOf(columns: object): JobTopic[] {
  const found = new Set(Object.keys(columns).map((name) => topicOf[name]))
  return jobTopics.filter((topic) => found.has(topic))
}

/** The columns whose change waits for review while the job is published. */
export const reviewedOf = (columns: Updateable<Jobs>): Updateable<Jobs> => pick(columns, true)

/** The others, whose change applies at once. */
export const unreviewedOf = (columns: Updateable<Jobs>): Updateable<Jobs> => pick(columns, false)

function pick(columns: Updateable<Jobs>, reviewed: boolean): Updateable<Jobs> {
  return Object.fromEntries(
    Object.entries(columns).filter(([name]) => {
      const topic = topicOf[name]
      return topic !== undefined && isReviewed[topic] === reviewed
    }),
  )
}

/** The columns whose new value differs from the present one. */
export function changedOf(present: object, columns: Updateable<Jobs>): Updateable<Jobs> {
  const before: Readonly<Record<string, unknown>> = { ...present }
  return Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(value ?? null),
    ),
  )
}
