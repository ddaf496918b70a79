import { z } from 'zod'
import { guessCategory } from './category-guess.ts'
import { factFieldsSchema } from './fact-fields.ts'
import { payFieldsSchema } from './pay-fields.ts'
import { questionFieldsSchema } from './question-fields.ts'
import { findRisk, riskyFields } from './risk-words.ts'
import {
  emailAddress,
  mobileNumber,
  optionalText,
  pincode,
  requiredText,
  stateName,
  isStorableText,
} from '#contract/fields.ts'
import { optionList, optionWithDefault } from '#contract/option-fields.ts'
import { limits } from '#contract/limits.ts'
import {
  categoryOptions,
  communicationOptions,
  educationOptions,
  experienceOptions,
  interviewProcessOptions,
  jobGenderOptions,
  workTypeOptions,
} from '#contract/options.ts'
import type { Category } from '#contract/options.ts'
import type { JobFacts } from '#contract/jobs/facts.ts'
import type { PaidJob } from '#contract/jobs/pay.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { jobStatusWireSchema } from '#contract/jobs/schemas.ts'
import { planNames } from '#contract/payments/pricing.ts'
import { postsLeftSchema } from '#contract/payments/schemas.ts'

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
  gender: optionWithDefault(jobGenderOptions, 'Both'),
  workingHours: optionalText(),
  educationQualification: optionList(educationOptions),
  communicationSkill: optionList(communicationOptions),
  workType: optionList(workTypeOptions),
  experienceLevel: optionList(experienceOptions),
  jobDescription: requiredText('jobForm.jobDescriptionRequired', limits.descriptionLength),
  interviewProcess: optionList(interviewProcessOptions),
})

/** Place and time of an offline interview. */
const interviewPlaceSchema = z.object({
  interviewLocation: requiredText('jobForm.interviewLocationRequired', limits.addressLength),
  interviewPincode: pincode('jobForm.pincodeRequired', 'jobForm.pincodeInvalid'),
  interviewState: stateName('jobForm.stateRequired'),
  interviewCity: requiredText('jobForm.cityRequired'),
  interviewTiming: requiredText('jobForm.interviewTimingRequired'),
})

export type InterviewPlace = z.output<typeof interviewPlaceSchema>

export type JobDraft = Omit<z.output<typeof jobAnswersSchema>, 'category'> &
  PaidJob & {
    category: Category
    /** Undefined from a form that does not ask for them; then they are read from the job's words. */
    facts?: JobFacts | undefined
    /** Undefined from a form that does not ask for them; then the job's questions stay. */
    questions?: readonly Question[] | undefined
    interview: InterviewPlace | null
  }

/**
 * The job form, for posting and for the admin's edit. Place and time of the interview are required
 * and stored only for an offline interview. A missing category is guessed.
 */
export const jobDraftSchema = z.unknown().transform((form, context): JobDraft => {
  const answers = jobAnswersSchema.safeParse(form)
  const pay = payFieldsSchema.safeParse(form)
  const facts = factFieldsSchema.safeParse(form)
  const questions = questionFieldsSchema.safeParse(form)
  const place = isInterviewOffline(form) ? interviewPlaceSchema.safeParse(form) : undefined
  const issues = [answers, pay, facts, questions, place].flatMap(
    (part) => part?.error?.issues ?? [],
  )
  for (const { path, message } of issues) context.addIssue({ code: 'custom', path, message })
  const asking = risks(form)
  for (const path of asking)
    context.addIssue({ code: 'custom', path: [path], message: asksForMoney })
  const isInvalid =
    asking.length > 0 ||
    !answers.success ||
    !pay.success ||
    !facts.success ||
    !questions.success ||
    place?.success === false
  if (isInvalid) return z.NEVER
  const category = answers.data.category ?? guessCategory(answers.data.jobTitle)
  return {
    ...answers.data,
    ...pay.data,
    category,
    facts: facts.data,
    questions: questions.data,
    interview: place?.data ?? null,
  }
})

/** The texts that candidates read, in which nobody may ask them for money. */
const publicTextsSchema = z.looseObject(
  Object.fromEntries(riskyFields.map((name) => [name, z.string().optional().catch(undefined)])),
)

/** The fields that ask for money or secrets. */
function risks(form: unknown): string[] {
  const texts = publicTextsSchema.safeParse(form).data ?? {}
  return riskyFields.filter((name) => findRisk(texts[name] ?? '') !== undefined)
}

const asksForMoney: MessageKey = 'jobForm.asksForMoney'

const interviewProcessSchema = z.looseObject({
  interviewProcess: optionList(interviewProcessOptions),
})

function isInterviewOffline(form: unknown): boolean {
  const parsed = interviewProcessSchema.safeParse(form)
  return parsed.success && parsed.data.interviewProcess.includes('offline')
}

/**
 * The fields beside those of the job form. The form makes `submissionId`, so a repeated send
 * returns the job of the first. The server sets price and order, and ignores `amount`.
 */
export const postJobSchema = z.looseObject({
  orderId: z.string().max(limits.shortText).refine(isStorableText).optional(),
  plan: z.enum(planNames).optional(),
  /** Pay with a bought post of this plan. */
  usePostOf: z.enum(planNames).optional(),
  submissionId: z.uuid().optional(),
})

export const postJobReplySchema = z.object({
  message: z.string(),
  id: z.string(),
  status: jobStatusWireSchema,
  amount: z.number(),
  orderId: z.string(),
})

/** The price of the employer's next post, for the checkout. */
export const postingTermsSchema = z.object({
  isNextPostFree: z.boolean(),
  postedJobs: z.number().int(),
  /** The number of the next post, the specification's `jobIdLength`. */
  nextPostNumber: z.number().int(),
  freePosts: z.number().int(),
  postsLeft: z.array(postsLeftSchema),
})
export type PostingTerms = z.infer<typeof postingTermsSchema>
