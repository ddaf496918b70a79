import { z } from 'zod'
import { jobStateSchema, labelledJobCardSchema } from '#contract/jobs/schemas.ts'
import { optionalText, searchText } from '#contract/fields.ts'
import { optionWithDefault } from '#contract/option-fields.ts'
import { circles } from '#contract/job-search/options.ts'
import { limits } from '#contract/limits.ts'
import { messageSchema } from '#contract/i18n/message-schema.ts'
import { educationOptions, experienceOptions } from '#contract/options.ts'
import { languageOptions } from './applicant-filters.ts'
import { answeredSchema, givenAnswersSchema } from './answers.ts'
import { feedbackAnswers } from './feedback.ts'
import { rejectReasonOptions } from './reject-reasons.ts'
import { ratings } from './log-options.ts'
import { shownFactsSchema } from './shown-facts-schema.ts'
import { shownFiles } from './shown-facts.ts'
import { advancedStages, applicantStages, applicationStages, shortlistedStages } from './stages.ts'
import { applicationStatuses } from './states.ts'

export const applicationStageSchema = z.enum(applicationStages)
const applicantStageSchema = z.enum(applicantStages)
const applicationStatusSchema = z.enum(applicationStatuses)

/** One applicant as the job's employer and admins see it. File fields open for five minutes. */
export const applicantSchema = shownFactsSchema.extend({
  id: z.string(),
  jobId: z.string(),
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
  stage: applicantStageSchema,
  /** The employer's last one; admins do not see it. */
  rating: z.literal(ratings).nullable(),
  /** The day of applying in India. */
  postedDate: z.string(),
  appliedDaysAgo: z.number().int(),
  /** From where the applicant lives to the job; null where one of the pincodes is unknown. */
  distanceKm: z.number().int().nullable(),
})
export type Applicant = z.infer<typeof applicantSchema>

export const listApplicantsSchema = z
  .object({
    jobId: z.string(),
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
    status: applicationStatusSchema,
    /** One of the stages of the status 'shortlisted'. */
    stage: z.enum(shortlistedStages),
    /** Whether an answer misses a must-have. */
    mismatch: z.enum(['yes', 'no']),
    q: searchText(limits.searchTextLength),
    workexperience: optionWithDefault(experienceOptions, null),
    education: optionWithDefault(educationOptions, null),
    language: optionWithDefault(languageOptions, null),
    /** Kilometres from the job's pincode; '' for any. */
    within: z.enum(['', ...circles]),
    /** An answer to one of the job's questions, as `answerFilter` writes it; '' for any. */
    answer: z.string().max(limits.shortText),
  })
  .partial()

/** The applicants of a file: those of a status, or all. */
export const exportApplicantsSchema = z.object({ status: applicationStatusSchema }).partial()

export const reviewParamsSchema = z.object({ jobId: z.string(), applicantId: z.string() })

export const reviewApplicationSchema = z.object({
  status: applicationStatusSchema.exclude(['waiting']),
  /** The status that the screen showed. Another one is not overwritten. */
  from: applicationStatusSchema.optional(),
  /** The stage that it showed, likewise. */
  fromStage: applicantStageSchema.optional(),
})

export const reviewReplySchema = z.object({
  success: z.literal(true),
  id: z.string(),
  status: applicationStatusSchema,
})

const people = <Person extends z.ZodType>(person: Person) =>
  z.array(person).min(1).max(limits.applicantsAtOnce)

/** Why people are not selected, and what they read; nothing else where `message` is empty than the sentence of the reason. */
const rejectionSchema = z.object({
  reason: z.enum(rejectReasonOptions.map(({ value }) => value)),
  message: optionalText(limits.rejectMessageLength),
})
export type Rejection = z.output<typeof rejectionSchema>

/** The same decision on many applicants of a job: all or none. */
export const reviewManySchema = z.object({
  status: applicationStatusSchema.exclude(['waiting']),
  /** Only with `rejected`. */
  rejection: rejectionSchema.optional(),
  people: people(
    z.object({
      id: z.uuid(),
      /** The status that the screen showed. Another one is not overwritten. */
      from: applicationStatusSchema,
      /** The stage that it showed, likewise. */
      fromStage: applicantStageSchema.optional(),
    }),
  ),
})

/** Shortlisted applicants who are selected, or selected ones who joined: all or none. */
export const advanceApplicantsSchema = z.object({
  to: z.enum(advancedStages),
  people: people(
    z.object({
      id: z.uuid(),
      /** The stage that the screen showed. Another one is not overwritten. */
      from: applicantStageSchema,
    }),
  ),
})

/** Whose last decision is taken back. */
export const takeBackReviewsSchema = z.object({
  people: people(
    z.object({
      id: z.uuid(),
      /** The stage that the decision gave. Somebody who stands elsewhere stays there: sent again, it changes nothing. */
      stage: applicantStageSchema,
    }),
  ),
})

export const manyReviewedSchema = z.object({ success: z.literal(true), count: z.int() })

export const applicationParamsSchema = z.object({ applicationId: z.string() })

export const withdrawReplySchema = z.object({ success: z.literal(true), id: z.string() })

/** What employers would see of the candidate who reads it, and whether one tap can apply with it. */
export const ownCardSchema = z.object({
  facts: shownFactsSchema,
  files: z.array(z.enum(shownFiles)),
  /** The product makes the resume, now or when it is needed. */
  isResumeMade: z.boolean(),
  isFullEnough: z.boolean(),
})
export type OwnCard = z.infer<typeof ownCardSchema>

export const applyWithProfileSchema = z.object({
  answers: givenAnswersSchema,
  /** The version of the notice that the person agreed to. */
  consent: z.string().max(limits.shortText),
})
export const applyReplySchema = z.object({ applicationId: z.string() })

const feedbackSchema = z.object({ answer: z.enum(feedbackAnswers), answeredDate: z.string() })

/** An own application. Instants are ISO 8601 in UTC. */
export const myApplicationSchema = z.object({
  id: z.string(),
  job: labelledJobCardSchema.extend({ state: jobStateSchema }),
  status: applicationStatusSchema,
  stage: applicationStageSchema,
  /** Nobody answered before its employer filled or closed the job. */
  isClosed: z.boolean(),
  /** Every stage that it came to, with the instant; the first is 'applied'. */
  steps: z.array(z.object({ stage: applicationStageSchema, at: z.string() })),
  /** What the employer wrote to who was not selected: own words, or the sentence of a reason. */
  answer: z.union([z.object({ words: z.string() }), messageSchema]).nullable(),
  /** When its employer was reminded of it. */
  remindedAt: z.string().nullable(),
  /** Who hires, once the application is sent; null after it ended. */
  contact: z
    .object({ name: z.string(), designation: z.string(), mobile: z.string(), email: z.string() })
    .nullable(),
  /** The day on which the contact ended. */
  contactEndedDate: z.string().nullable(),
  facts: shownFactsSchema,
  answers: z.array(answeredSchema),
  feedback: feedbackSchema.nullable(),
  isFeedbackOpen: z.boolean(),
  /** The path of the page of the invitation to an interview, while there is one. */
  interviewPath: z.string().nullable(),
})
export type MyApplication = z.infer<typeof myApplicationSchema>

export const giveFeedbackSchema = z.object({ answer: z.enum(feedbackAnswers) })
export const feedbackReplySchema = z.object({
  success: z.literal(true),
  answer: z.enum(feedbackAnswers),
})

/** Applications that wait for their candidate. */
export const myTurnsSchema = z.array(
  z.object({
    applicationId: z.string(),
    jobTitle: z.string(),
    companyName: z.string(),
    stage: applicationStageSchema,
    /** An invitation to an interview has no answer yet; otherwise it is asked what became of the application. */
    isInvited: z.boolean(),
  }),
)
export type MyTurn = z.infer<typeof myTurnsSchema>[number]
