import { z } from 'zod'
import { cardLevels } from '#contract/evidence/levels.ts'
import { optionValue } from '#contract/option-fields.ts'
import {
  categoryOptions,
  communicationOptions,
  educationOptions,
  experienceOptions,
  interviewProcessOptions,
  jobGenderOptions,
  workTypeOptions,
} from '#contract/options.ts'
import { applicationStatuses } from '#contract/applications/states.ts'
import { rejectionReasonOptions } from '#contract/jobs/options.ts'
import { jobFactsSchema, paySchema } from './facts.ts'
import { jobQuestionSchema } from './question-schemas.ts'
import { closedReasons, jobStates, jobStatusWires } from './states.ts'
import { planNames } from '#contract/payments/pricing.ts'
import { jobTopics } from '#contract/job-reviews/topics.ts'
import { requirementNames, requirementStates } from './match.ts'

/*
 * Our own calls carry the values of options. The calls that the specification names carry their wire labels instead; the
 * schemas of these are named `Labelled…`.
 */

export const jobStatusWireSchema = z.enum(jobStatusWires)
export const jobStateSchema = z.enum(jobStates)

/** A job's requirements held against a profile, and the profile's answers that they were held against. */
const jobMatchSchema = z.object({
  requirements: z.array(
    z.object({ requirement: z.enum(requirementNames), state: z.enum(requirementStates) }),
  ),
  own: z.object({
    education: z.string(),
    workexperience: z.string(),
    gender: z.string(),
    language: z.string(),
  }),
})

/** Why and when an admin rejected a job. */
export const jobRejectionSchema = z.object({
  id: z.string(),
  reason: z.literal(rejectionReasonOptions.map(({ value }) => value)),
  /** Instants, ISO 8601 in UTC. */
  rejectedAt: z.string(),
  /** Until then it can be taken back; then the refund leaves. */
  finalAt: z.string(),
  isFinal: z.boolean(),
})
export type JobRejection = z.infer<typeof jobRejectionSchema>

/** What an admin wants changed before the job goes live, and why. */
export const changeRequestSchema = z.object({
  topics: z.array(z.enum(jobTopics)),
  words: z.string(),
  /** An instant, ISO 8601 in UTC. */
  requestedAt: z.string(),
})
export type ChangeRequest = z.infer<typeof changeRequestSchema>

/** A job in a list, for any candidate. It never has the HR contact. */
export const jobCardSchema = z.object({
  id: z.string(),
  status: jobStatusWireSchema,
  category: optionValue(categoryOptions),
  jobTitle: z.string(),
  companyName: z.string(),
  jobLocation: z.string(),
  jobCity: z.string(),
  jobState: z.string(),
  jobPincode: z.string(),
  salary: z.string(),
  pay: paySchema,
  facts: jobFactsSchema,
  workingHours: z.string(),
  profile: z.string().nullable(),
  educationQualification: z.array(optionValue(educationOptions)),
  workType: z.array(optionValue(workTypeOptions)),
  gender: optionValue(jobGenderOptions),
  experienceLevel: z.array(optionValue(experienceOptions)),
  postedDate: z.string(),
  /** `<slug>-<id>` of the public page. */
  slug: z.string(),
  /** Whole days in India since the day of posting. */
  ageDays: z.number().int().optional(),
  /** In how many days the employer usually answers applicants, from five answers on. */
  replyDays: z.number().int().optional(),
  /** How far the employer was checked, where it goes beyond the phone. */
  companyLevel: z.enum(cardLevels).optional(),
  /** The distance from the requested pincode. */
  distanceKm: z.number().int().optional(),
  /** Matches a part of the searched words, or nearly. Such jobs follow all others and are not counted. */
  isPartMatch: z.boolean().optional(),
})
export type JobCard = z.infer<typeof jobCardSchema>

const labelledCardFields = {
  category: z.string(),
  educationQualification: z.array(z.string()),
  workType: z.array(z.string()),
  gender: z.string(),
  experienceLevel: z.array(z.string()),
}
export const labelledJobCardSchema = jobCardSchema.extend(labelledCardFields)
export type LabelledJobCard = z.infer<typeof labelledJobCardSchema>

/** The public fields of a job's page. */
export const publicJobSchema = jobCardSchema.extend({
  jobDescription: z.string(),
  communicationSkill: z.array(optionValue(communicationOptions)),
  interviewProcess: z.array(optionValue(interviewProcessOptions)),
  interviewLocation: z.string().nullable(),
  interviewState: z.string().nullable(),
  interviewCity: z.string().nullable(),
  interviewPincode: z.string().nullable(),
  interviewTiming: z.string().nullable(),
  PostedDate: z.string(),
  ExpiryDate: z.string(),
  /** The address of its company's page. */
  companySlug: z.string(),
  salaryMinMonthlyRupees: z.number().int().nullable(),
  salaryMaxMonthlyRupees: z.number().int().nullable(),
})
export type PublicJob = z.infer<typeof publicJobSchema>

export const labelledJobSchema = publicJobSchema.extend({
  ...labelledCardFields,
  communicationSkill: z.array(z.string()),
  interviewProcess: z.array(z.string()),
})
export type LabelledJob = z.infer<typeof labelledJobSchema>

/**
 * A live job with the URL of its preview picture, which differs in each version, and live jobs like it: its category in its
 * city first.
 */
export const sharedJobSchema = publicJobSchema.extend({
  picture: z.string(),
  similar: z.array(jobCardSchema),
})
export type SharedJob = z.infer<typeof sharedJobSchema>

/** A job that was public before: why it is not now, and what is needed to find similar jobs. */
export const closedJobSchema = publicJobSchema
  .pick({ category: true, jobCity: true })
  .extend({ reason: z.enum(closedReasons) })
export type ClosedJob = z.infer<typeof closedJobSchema>

/**
 * One job for a signed-in person. The contact is present only for a candidate who has applied, the
 * job's own employer, and admins.
 */
export const jobDetailsSchema = labelledJobSchema.extend({
  documentId: z.string(),
  hrname: z.string().optional(),
  hrmobileNumber: z.string().optional(),
  hremail: z.string().optional(),
  nameAndDesignation: z.string().optional(),
  organizationAddress: z.string().optional(),
  /** These fields are only for the job's own employer and admins. */
  organizationName: z.string().optional(),
  designation: z.string().optional(),
  companyState: z.string().optional(),
  companyCity: z.string().optional(),
  companyPincode: z.string().optional(),
  amount: z.number().optional(),
  rejection: jobRejectionSchema.nullable().optional(),
  changeRequest: changeRequestSchema.nullable().optional(),
  pendingTopics: z.array(z.enum(jobTopics)).optional(),
  /** The job's requirements held against the candidate's profile; null without a profile, and for others. */
  match: jobMatchSchema.nullable(),
  /** What the employer asks everybody who applies. */
  questions: z.array(jobQuestionSchema),
  state: jobStateSchema,
  isWithdrawn: z.boolean().optional(),
  /** What withdrawing pays back, in whole rupees, 0 for a free post; null when the job can't be withdrawn. */
  withdrawableRupees: z.number().nullable().optional(),
  alreadyApplied: z.boolean(),
  applicationStatus: z.string().nullable(),
  /** The day of applying in India. */
  appliedDate: z.string().nullable(),
})
export type JobDetails = z.infer<typeof jobDetailsSchema>

/** Every field of a job, for its employer and for admins. */
export const fullJobSchema = labelledJobSchema.extend({
  documentId: z.string(),
  version: z.number().int(),
  questions: z.array(jobQuestionSchema),
  organizationName: z.string(),
  name: z.string(),
  designation: z.string(),
  mobileNumber: z.string(),
  email: z.string(),
  organizationAddress: z.string(),
  companyState: z.string(),
  companyCity: z.string(),
  companyPincode: z.string(),
  hrname: z.string(),
  hrmobileNumber: z.string(),
  hremail: z.string(),
  nameAndDesignation: z.string(),
  /** 0 is a free post; otherwise the plan's price in whole rupees. */
  amount: z.number(),
  /** What an unpaid job waits for. */
  toPay: z.object({ plan: z.enum(planNames), totalRupees: z.number() }).nullable(),
  /** 'free', or the order's id at the payment provider. */
  orderId: z.string(),
  /** Where the job stands, finer than its status. */
  state: jobStateSchema,
  /** Its last day is over, whatever its state. */
  isOver: z.boolean(),
  /** How many days of pauses it has left that it does not lose. */
  pauseDaysLeft: z.number().int(),
  /** How many people joined, as its employer said. */
  joinedCount: z.number().int().nullable(),
  /** Since when a waiting job waits for an admin; an instant, ISO 8601 in UTC. */
  waitingSince: z.string().nullable(),
  /** What the employer gets back, in whole rupees, if the job is rejected; 0 for no refund. */
  refundableRupees: z.number(),
  /** Of a rejected job; null when nobody gave a reason. */
  rejection: jobRejectionSchema.nullable(),
  /** The last one, while the job waits or needs changes. */
  changeRequest: changeRequestSchema.nullable(),
  /** Changes of the published job that wait for an admin. */
  pendingTopics: z.array(z.enum(jobTopics)),
  /** Its employer took it back before it was published. */
  isWithdrawn: z.boolean(),
  /** The job is refunded, so it can't be published any more. */
  isRefunded: z.boolean(),
  applicantCount: z.number().int(),
  /** Its applicants by the status of their application. */
  applicantCounts: z.record(z.enum(applicationStatuses), z.number().int()),
  /** How often it was seen: once a person and day. */
  viewCount: z.number().int(),
  /** The days in India when it was saved, and when its employer filled or closed it. */
  savedDate: z.string(),
  closedDate: z.string().nullable(),
})
export type FullJob = z.infer<typeof fullJobSchema>

export const jobIdParamsSchema = z.object({ jobId: z.string() })
