import { z } from 'zod'
import { guessCategory } from './category-guess.ts'
import {
  emailAddress,
  mobileNumber,
  optionalText,
  optionList,
  optionWithDefault,
  pincode,
  requiredText,
  searchText,
  stateName,
} from './fields.ts'
import { limits } from './limits.ts'
import {
  categoryOptions,
  communicationOptions,
  educationOptions,
  experienceOptions,
  interviewProcessOptions,
  jobGenderOptions,
  workTypeOptions,
} from './options.ts'
import type { Category } from './options.ts'
import { planNames } from './pricing.ts'

const jobMobilePattern = /^[6-9]\d{9}$/

const jobAnswersSchema = z.object({
  organizationName: requiredText('jobForm.organizationNameRequired'),
  name: requiredText('jobForm.nameRequired'),
  designation: requiredText('jobForm.designationRequired'),
  mobileNumber: mobileNumber('jobForm.mobileRequired', 'jobForm.mobileInvalid', jobMobilePattern),
  email: emailAddress('jobForm.emailRequired', 'jobForm.emailInvalid'),
  organizationAddress: requiredText('jobForm.organizationAddressRequired', limits.addressLength),
  companyPincode: pincode('jobForm.pincodeRequired', 'jobForm.pincodeInvalid'),
  companyState: stateName('jobForm.stateRequired'),
  companyCity: requiredText('jobForm.cityRequired'),
  companyName: requiredText('jobForm.companyNameRequired'),
  jobTitle: requiredText('jobForm.jobTitleRequired'),
  category: optionWithDefault(categoryOptions, null),
  jobLocation: requiredText('jobForm.jobLocationRequired', limits.addressLength),
  jobPincode: pincode('jobForm.pincodeRequired', 'jobForm.pincodeInvalid'),
  jobState: stateName('jobForm.stateRequired'),
  jobCity: requiredText('jobForm.cityRequired'),
  salary: requiredText('jobForm.salaryRequired', limits.salaryLength),
  gender: optionWithDefault(jobGenderOptions, 'Both'),
  workingHours: optionalText(),
  educationQualification: optionList(educationOptions),
  communicationSkill: optionList(communicationOptions),
  workType: optionList(workTypeOptions),
  experienceLevel: optionList(experienceOptions),
  jobDescription: requiredText('jobForm.jobDescriptionRequired', limits.descriptionLength),
  interviewProcess: optionList(interviewProcessOptions),
})

/** Where and when an offline interview is held. */
const interviewPlaceSchema = z.object({
  interviewLocation: requiredText('jobForm.interviewLocationRequired', limits.addressLength),
  interviewPincode: pincode('jobForm.pincodeRequired', 'jobForm.pincodeInvalid'),
  interviewState: stateName('jobForm.stateRequired'),
  interviewCity: requiredText('jobForm.cityRequired'),
  interviewTiming: requiredText('jobForm.interviewTimingRequired'),
})

export type InterviewPlace = z.output<typeof interviewPlaceSchema>

export type JobDraft = Omit<z.output<typeof jobAnswersSchema>, 'category'> & {
  category: Category
  interview: InterviewPlace | null
}

/**
 * The job form, for posting and for the admin's edit. Where and when the interview takes place is
 * asked for, and kept, only when it is held offline. A category not chosen is guessed.
 */
export const jobDraftSchema = z.unknown().transform((form, context): JobDraft => {
  const answers = jobAnswersSchema.safeParse(form)
  const place = isInterviewOffline(form) ? interviewPlaceSchema.safeParse(form) : undefined
  for (const issue of [...(answers.error?.issues ?? []), ...(place?.error?.issues ?? [])]) {
    context.addIssue({ code: 'custom', path: issue.path, message: issue.message })
  }
  if (!answers.success || place?.success === false) return z.NEVER
  const category = answers.data.category ?? guessCategory(answers.data.jobTitle)
  return { ...answers.data, category, interview: place?.data ?? null }
})

const interviewProcessSchema = z.looseObject({
  interviewProcess: optionList(interviewProcessOptions),
})

function isInterviewOffline(form: unknown): boolean {
  const parsed = interviewProcessSchema.safeParse(form)
  return parsed.success && parsed.data.interviewProcess.includes('offline')
}

/* ---------- status ---------- */

/** 'unpaid' is a job saved before its payment; 'expired' is the wire's 'pause'. */
export const jobStatuses = ['unpaid', 'waiting', 'accepted', 'rejected', 'expired'] as const
export type JobStatus = (typeof jobStatuses)[number]

export const jobStatusWires = ['', 'waiting', 'accepted', 'rejected', 'pause'] as const
export type JobStatusWire = (typeof jobStatusWires)[number]

const wireOfStatus = {
  unpaid: '',
  waiting: 'waiting',
  accepted: 'accepted',
  rejected: 'rejected',
  expired: 'pause',
} as const satisfies Record<JobStatus, JobStatusWire>

const statusOfWire = {
  '': 'unpaid',
  waiting: 'waiting',
  accepted: 'accepted',
  rejected: 'rejected',
  pause: 'expired',
} as const satisfies Record<JobStatusWire, JobStatus>

export const toJobStatusWire = (status: JobStatus): JobStatusWire => wireOfStatus[status]
export const toJobStatus = (wire: JobStatusWire): JobStatus => statusOfWire[wire]

type JobMover = 'admin' | 'system' | 'owner'

const endsOfWaiting = ['rejected', 'expired'] as const

/** Which status may follow which, and who may move it: an owner by deleting the account alone. */
export const jobTransitions = {
  unpaid: { admin: [], system: ['waiting'], owner: [] },
  waiting: { admin: ['accepted', 'rejected', 'expired'], system: [], owner: [...endsOfWaiting] },
  // Enough reports of candidates send a live job back to verification.
  accepted: {
    admin: ['waiting', 'rejected', 'expired'],
    system: ['expired', 'waiting'],
    owner: ['expired'],
  },
  rejected: { admin: ['waiting', 'accepted', 'expired'], system: [], owner: [] },
  expired: { admin: ['waiting', 'accepted', 'rejected'], system: [], owner: [] },
} as const satisfies Record<JobStatus, Record<JobMover, readonly JobStatus[]>>

export function canMoveJob(from: JobStatus, to: JobStatus, mover: JobMover): boolean {
  const allowed: readonly JobStatus[] = jobTransitions[from][mover]
  return allowed.includes(to)
}

/** What 'Check Response' does in each status. */
export const checkResponseActs = {
  unpaid: 'disabled',
  waiting: 'explain',
  accepted: 'open',
  rejected: 'disabled',
  expired: 'open',
} as const satisfies Record<JobStatus, 'open' | 'explain' | 'disabled'>

/* ---------- replies ---------- */

const jobStatusWireSchema = z.enum(jobStatusWires)

/** A job as any candidate may see it in a list. Never carries the HR contact. */
export const jobCardSchema = z.object({
  id: z.string(),
  status: jobStatusWireSchema,
  category: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  jobLocation: z.string(),
  jobCity: z.string(),
  jobState: z.string(),
  salary: z.string(),
  profile: z.string().nullable(),
  educationQualification: z.array(z.string()),
  workType: z.array(z.string()),
  postedDate: z.string(),
  /** `<slug>-<id>` of the public page. */
  slug: z.string(),
  /** From the pincode that was asked for. */
  distanceKm: z.number().int().optional(),
})
export type JobCard = z.infer<typeof jobCardSchema>

/** Fields of a job's page that anybody may read. */
const openJobFields = {
  ...jobCardSchema.shape,
  jobPincode: z.string(),
  jobDescription: z.string(),
  gender: z.string(),
  communicationSkill: z.array(z.string()),
  workingHours: z.string(),
  experienceLevel: z.array(z.string()),
  interviewProcess: z.array(z.string()),
  interviewLocation: z.string().nullable(),
  interviewState: z.string().nullable(),
  interviewCity: z.string().nullable(),
  interviewPincode: z.string().nullable(),
  interviewTiming: z.string().nullable(),
  PostedDate: z.string(),
  ExpiryDate: z.string(),
  salaryMinMonthlyRupees: z.number().int().nullable(),
  salaryMaxMonthlyRupees: z.number().int().nullable(),
}

export const publicJobSchema = z.object(openJobFields)
export type PublicJob = z.infer<typeof publicJobSchema>

/** A live job with the address of the picture beside links to it, another one for each version. */
export const sharedJobSchema = publicJobSchema.extend({ picture: z.string() })
export type SharedJob = z.infer<typeof sharedJobSchema>

/** A job that was public once and is not now: only where others like it are to be found. */
export const closedJobSchema = z.object({ category: z.string(), jobCity: z.string() })
export type ClosedJob = z.infer<typeof closedJobSchema>

/** A job's own part of its details: the same for all readers who see as much of it. */
export const detailedJobSchema = z.object({
  ...openJobFields,
  documentId: z.string(),
  hrname: z.string().optional(),
  hrmobileNumber: z.string().optional(),
  hremail: z.string().optional(),
  nameAndDesignation: z.string().optional(),
  organizationAddress: z.string().optional(),
  /** These only for the job's own employer and admins. */
  organizationName: z.string().optional(),
  companyState: z.string().optional(),
  companyCity: z.string().optional(),
  companyPincode: z.string().optional(),
  amount: z.number().optional(),
})
export type DetailedJob = z.infer<typeof detailedJobSchema>

/**
 * One job for a signed-in person. The HR contact is present only for a candidate who has applied,
 * the job's own employer, and admins.
 */
export const jobDetailsSchema = detailedJobSchema.extend({
  alreadyApplied: z.boolean(),
  applicationStatus: z.string().nullable(),
  /** The day of applying in India. */
  appliedDate: z.string().nullable(),
})
export type JobDetails = z.infer<typeof jobDetailsSchema>

/** Every field of a job, for its employer and for admins. */
export const fullJobSchema = z.object({
  ...openJobFields,
  documentId: z.string(),
  version: z.number().int(),
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
  /** 'free', or the order's name at the payment provider. */
  orderId: z.string(),
  /** Its money goes back, so it can't be published any more. */
  isRefunded: z.boolean(),
  applicantCount: z.number().int(),
})
export type FullJob = z.infer<typeof fullJobSchema>

/** The same in the admins' queue, which also knows what candidates reported. */
export const queuedJobSchema = fullJobSchema.extend({
  /** Reports that nobody has decided on. */
  openReports: z.number().int(),
})
export type QueuedJob = z.infer<typeof queuedJobSchema>

/* ---------- inputs ---------- */

export const cursorSchema = z.string().max(limits.addressLength)
/** Who has opened the resume that went with an application; days in India. */
const resumeViewSchema = z.object({
  by: z.enum(['company', 'team']),
  firstDate: z.string(),
  lastDate: z.string(),
  times: z.number().int(),
})
export type ResumeView = z.infer<typeof resumeViewSchema>

/** A card of `allJobs`; with `apply: 'true'` it carries the application too. */
export const listedJobSchema = jobCardSchema.extend({
  alreadyApplied: z.boolean(),
  applicationId: z.string().optional(),
  applicationStatus: z.string().optional(),
  appliedDate: z.string().optional(),
  resumeViews: z.array(resumeViewSchema).optional(),
})
export type ListedJob = z.infer<typeof listedJobSchema>

const listLimit = z.coerce.number().int().min(1).max(limits.listMax)

export const listOwnJobsSchema = z
  .object({
    type: z.string().max(limits.shortText),
    cursor: cursorSchema,
    limit: listLimit,
    status: jobStatusWireSchema,
    q: searchText(limits.searchTextLength),
    sort: z.enum(['posted', 'expiry']),
    order: z.enum(['asc', 'desc']),
  })
  .partial()

export const listQueuedJobsSchema = z
  .object({
    cursor: cursorSchema,
    limit: listLimit,
    status: jobStatusWireSchema.exclude(['']),
    /** Only jobs with reports that nobody has decided on. */
    reported: z.literal('true'),
    q: searchText(limits.searchTextLength),
  })
  .partial()

export const jobIdParamsSchema = z.object({ jobId: z.string() })
export const jobIdBodySchema = z.object({ jobId: z.string(), type: z.string().optional() })

/** `version` guards against overwriting somebody else's change: a stale one is refused. */
export const changeJobStatusSchema = z.object({
  status: jobStatusWireSchema.exclude(['']),
  version: z.coerce.number().int().optional(),
})

/** The job form's fields stand beside these; `jobDraftSchema` reads them. */
export const editJobSchema = z.looseObject({
  jobId: z.string(),
  type: z.string().optional(),
  version: z.coerce.number().int().optional(),
})

/**
 * The job form's fields stand beside these. `submissionId`, made by the form, lets a repeated send
 * answer with the job of the first. Price and order are the server's own; `amount` is not believed.
 */
export const postJobSchema = z.looseObject({
  orderId: z.string().max(limits.shortText).optional(),
  plan: z.enum(planNames).optional(),
  submissionId: z.uuid().optional(),
})

export const postJobReplySchema = z.object({
  message: z.string(),
  id: z.string(),
  status: jobStatusWireSchema,
  amount: z.number(),
  orderId: z.string(),
})

/** What the employer's next post costs, as the checkout shows it. */
export const postingTermsSchema = z.object({
  isNextPostFree: z.boolean(),
  postedJobs: z.number().int(),
  /** The number of the post being made, the spec's `jobIdLength`. */
  nextPostNumber: z.number().int(),
  freePosts: z.number().int(),
})
export type PostingTerms = z.infer<typeof postingTermsSchema>

export const hiringCompanySchema = z.object({ name: z.string(), logo: z.string() })
export type HiringCompany = z.infer<typeof hiringCompanySchema>

export const jobChangedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  status: jobStatusWireSchema,
  version: z.number().int(),
})

export const jobDataReplySchema = z.object({ success: z.literal(true), data: fullJobSchema })
