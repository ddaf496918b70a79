import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { jobFormFields } from '#contract/job-posting/field-order.ts'
import { isMoveFrom } from '#contract/jobs/moves.ts'
import type { JobState } from '#contract/jobs/states.ts'

/** What a job says, as people name it: admins ask for changes of a topic, and changes are counted by topic. */
export const jobTopics = [
  'title',
  'company',
  'pay',
  'place',
  'hours',
  'people',
  'description',
  'interview',
  'contact',
  'logo',
  'openings',
  'weekOff',
  'joining',
  'benefits',
  'category',
  'address',
  'questions',
] as const
export type JobTopic = (typeof jobTopics)[number]

/** Whether a change of a published job waits for an admin, or applies at once. */
export const isReviewed = {
  title: true,
  company: true,
  pay: true,
  place: true,
  hours: true,
  people: true,
  description: true,
  interview: true,
  contact: true,
  logo: true,
  openings: false,
  weekOff: false,
  joining: false,
  benefits: false,
  category: false,
  address: false,
  questions: false,
} as const satisfies Record<JobTopic, boolean>

export const topicNames = {
  title: 'option.jobTopic.title',
  company: 'option.jobTopic.company',
  pay: 'option.jobTopic.pay',
  place: 'option.jobTopic.place',
  hours: 'option.jobTopic.hours',
  people: 'option.jobTopic.people',
  description: 'option.jobTopic.description',
  interview: 'option.jobTopic.interview',
  contact: 'option.jobTopic.contact',
  logo: 'option.jobTopic.logo',
  openings: 'option.jobTopic.openings',
  weekOff: 'option.jobTopic.weekOff',
  joining: 'option.jobTopic.joining',
  benefits: 'option.jobTopic.benefits',
  category: 'option.jobTopic.category',
  address: 'option.jobTopic.address',
  questions: 'option.jobTopic.questions',
} as const satisfies Record<JobTopic, MessageKey>

export type JobField = (typeof jobFormFields)[number][0]

export const topicOfField = {
  organizationName: 'company',
  name: 'contact',
  designation: 'contact',
  mobileNumber: 'contact',
  email: 'contact',
  organizationAddress: 'address',
  companyPincode: 'address',
  companyState: 'address',
  companyCity: 'address',
  companyName: 'company',
  profile: 'logo',
  jobTitle: 'title',
  category: 'category',
  openings: 'openings',
  jobLocation: 'place',
  jobPincode: 'place',
  jobState: 'place',
  jobCity: 'place',
  salary: 'pay',
  payFrom: 'pay',
  payTo: 'pay',
  payBasis: 'pay',
  payFixed: 'pay',
  payIncentive: 'pay',
  jobDescription: 'description',
  interviewLocation: 'interview',
  interviewPincode: 'interview',
  interviewState: 'interview',
  interviewCity: 'interview',
  interviewTiming: 'interview',
  shift: 'hours',
  workTime: 'hours',
  workingHours: 'hours',
  weekOff: 'weekOff',
  joining: 'joining',
  benefits: 'benefits',
  questions: 'questions',
  gender: 'people',
  educationQualification: 'people',
  communicationSkill: 'people',
  experienceLevel: 'people',
  workType: 'people',
  interviewProcess: 'interview',
} as const satisfies Record<JobField, JobTopic>

/** Whether an employer can edit a job: while it waits, or runs. */
export const isEditable = (state: JobState): boolean =>
  state === 'waiting' || state === 'needs_changes' || isMoveFrom('close', state)
