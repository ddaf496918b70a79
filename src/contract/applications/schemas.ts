import { z } from 'zod'
import { optionWithDefault, searchText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { educationOptions, experienceOptions } from '#contract/options.ts'
import { answeredSchema } from './answers.ts'
import { applicationStages } from './stages.ts'
import { applicationStatuses } from './states.ts'

export const applicationStageSchema = z.enum(applicationStages)
const applicationStatusSchema = z.enum(applicationStatuses)

/** One applicant as the job's employer and admins see it. File fields open for five minutes. */
export const applicantSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  name: z.string(),
  dob: z.string(),
  gender: z.string(),
  mobileNumber: z.string(),
  email: z.string(),
  currentAddress: z.string(),
  selectedState: z.string(),
  selectedCity: z.string(),
  pincode: z.string(),
  education: z.string(),
  language: z.string(),
  workexperience: z.string(),
  pastjobexperience: z.string(),
  skills: z.string(),
  salary: z.string(),
  resume: z.string().nullable(),
  resumeName: z.string().nullable(),
  profile: z.string().nullable(),
  /** The video of the candidate's profile as it is now. */
  video: z.string().nullable(),
  /** What the job asked, and the answers. */
  answers: z.array(answeredSchema),
  /** An answer misses a must-have. */
  isMismatch: z.boolean(),
  /** The certificates of the candidate's profile as they are now. */
  certificates: z.array(z.object({ title: z.string(), url: z.string() })),
  status: applicationStatusSchema,
  /** The day of applying in India. */
  postedDate: z.string(),
  appliedDaysAgo: z.number().int(),
})
export type Applicant = z.infer<typeof applicantSchema>

export const listApplicantsSchema = z
  .object({
    jobId: z.string(),
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
    status: applicationStatusSchema,
    /** Whether an answer misses a must-have. */
    mismatch: z.enum(['yes', 'no']),
    q: searchText(limits.searchTextLength),
    workexperience: optionWithDefault(experienceOptions, null),
    education: optionWithDefault(educationOptions, null),
  })
  .partial()

export const reviewParamsSchema = z.object({ jobId: z.string(), applicantId: z.string() })

export const reviewApplicationSchema = z.object({
  status: applicationStatusSchema.exclude(['waiting']),
  /** The status that the screen showed. Another one is not overwritten. */
  from: applicationStatusSchema.optional(),
})

export const reviewReplySchema = z.object({
  success: z.literal(true),
  id: z.string(),
  status: applicationStatusSchema,
})

export const applicationParamsSchema = z.object({ applicationId: z.string() })

export const withdrawReplySchema = z.object({ success: z.literal(true), id: z.string() })
