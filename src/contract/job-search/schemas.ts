import { z } from 'zod'
import { applicationsShown } from '#contract/applications/stages.ts'
import { applicationStageSchema } from '#contract/applications/schemas.ts'
import { cursorSchema, searchText } from '#contract/fields.ts'
import { jobCardSchema, jobStateSchema, labelledJobCardSchema } from '#contract/jobs/schemas.ts'
import { limits } from '#contract/limits.ts'
import { pincodePattern } from '#contract/places/pincode.ts'
import {
  circles,
  countedFilters,
  jobSorts,
  loosenedParts,
  payFloorRange,
  payStep,
  suggestionKinds,
} from './options.ts'

const filterText = searchText()

/** '' means no filter, because a form without JavaScript sends its empty fields. */
const emptyOr = (isRight: (text: string) => boolean) =>
  z.coerce.string().refine((text) => text === '' || isRight(text))

function isPayFloor(text: string): boolean {
  const rupees = Number(text)
  const isWithin = rupees >= payFloorRange.min && rupees <= payFloorRange.max
  return /^\d{4,6}$/.test(text) && isWithin && rupees % payStep === 0
}

const isOneOf = (choices: readonly string[]) => (text: string) => choices.includes(text)

const jobFiltersSchema = z.object({
  q: searchText(limits.searchTextLength),
  location: filterText,
  company: filterText,
  education: filterText,
  category: filterText,
  /** The candidate's own experience: finds jobs that it qualifies for. */
  experience: filterText,
  workType: filterText,
  shift: filterText,
  workTime: filterText,
  /** One that the job brings, among others. */
  benefit: filterText,
  /** The rupees a month that a job may pay at least. */
  salary: emptyOr(isPayFloor),
  /** The pincode at the centre; `within` is the radius in kilometres. */
  near: emptyOr((text) => pincodePattern.test(text)),
  within: emptyOr(isOneOf(circles)),
  /** 'nearest' without a place and 'best' without words mean 'newest'. */
  sort: emptyOr(isOneOf(jobSorts)),
})

const searchLimit = z.coerce.number().int().min(1).max(limits.searchPageMax)

/** With a filter, `cursor` or `limit` the reply has pages of 24; otherwise the newest 200 jobs. */
export const listJobsSchema = jobFiltersSchema
  .extend({
    cursor: cursorSchema,
    limit: searchLimit,
    apply: z.enum(['true', 'false']),
    shown: z.enum(applicationsShown),
  })
  .partial()

export const publicJobsQuerySchema = jobFiltersSchema
  .extend({ cursor: cursorSchema, limit: searchLimit })
  .partial()

export type JobFilters = Partial<z.infer<typeof jobFiltersSchema>>

/** `most` limits each list to its most common entries. */
export const jobFilterChoicesQuerySchema = z
  .object({ max: z.coerce.number().int().min(1).max(limits.filterChoicesMax) })
  .partial()

export const jobFilterChoicesSchema = z.object({
  locations: z.array(z.string()),
  companies: z.array(z.string()),
  /** False when `most` left entries out. */
  isWhole: z.boolean(),
})
export type JobFilterChoices = z.infer<typeof jobFilterChoicesSchema>

export const searchFiltersQuerySchema = jobFiltersSchema.partial()

/** `quick` counts the quick filters alone, which costs little. */
export const optionCountsQuerySchema = jobFiltersSchema
  .extend({ quick: z.literal('true') })
  .partial()

/** How many jobs an option finds; where only some of very many matches were counted, a number that it surely reaches. */
const optionCountSchema = z.union([
  z.number().int(),
  z.object({ atLeast: z.number().int().min(1) }),
])
export type OptionCount = z.infer<typeof optionCountSchema>

/**
 * How many jobs each option would find with the other filters unchanged, up to the limit of counting. Among very many matches an
 * option may have no number.
 */
export const optionCountsSchema = z.object({
  counts: z.record(z.enum(countedFilters), z.record(z.string(), optionCountSchema)),
})
export type OptionCounts = z.infer<typeof optionCountsSchema>

export const loosenedSearchSchema = z.object({
  /**
   * The parts to leave out and how many jobs that finds, the largest count first. Parts that find
   * none are absent.
   */
  parts: z.array(z.object({ name: z.enum(loosenedParts), count: z.number().int() })),
  /** Jobs that match all but one part. */
  nearMisses: z.array(jobCardSchema),
})
export type LoosenedSearch = z.infer<typeof loosenedSearchSchema>

/** What is typed so far. */
export const suggestSearchesQuerySchema = z
  .object({ q: searchText(limits.searchTextLength) })
  .partial()

const suggestionSchema = z.object({
  kind: z.enum(suggestionKinds),
  /** Complete words to search for. */
  text: z.string(),
})
export type Suggestion = z.infer<typeof suggestionSchema>

/** The likeliest first; only what live jobs have. */
export const suggestionsSchema = z.object({ suggestions: z.array(suggestionSchema) })
export type Suggestions = z.infer<typeof suggestionsSchema>

/** The most frequent first, in pages. */
export const missedSearchesQuerySchema = z
  .object({ cursor: cursorSchema, limit: z.coerce.number().int().min(1).max(limits.listMax) })
  .partial()

/** Words that found no job; the last day in India on which they were typed. */
export const missedSearchSchema = z.object({
  words: z.string(),
  times: z.number().int(),
  lastDay: z.string(),
})
export type MissedSearch = z.infer<typeof missedSearchSchema>

/** The readers of an application's resume; days in India. */
const resumeViewSchema = z.object({
  by: z.enum(['company', 'team']),
  firstDate: z.string(),
  lastDate: z.string(),
  times: z.number().int(),
})
export type ResumeView = z.infer<typeof resumeViewSchema>

/** A card of `allJobs`; with `apply: 'true'` it has the application too. */
export const listedJobSchema = labelledJobCardSchema.extend({
  alreadyApplied: z.boolean(),
  applicationId: z.string().optional(),
  applicationStatus: z.string().optional(),
  /** How far the application has come, finer than its status, and the day in India on which it came there. */
  applicationStage: applicationStageSchema.optional(),
  stageDate: z.string().optional(),
  appliedDate: z.string().optional(),
  resumeViews: z.array(resumeViewSchema).optional(),
  /** Of the job of an application: it may be filled or closed. */
  state: jobStateSchema.optional(),
})
export type ListedJob = z.infer<typeof listedJobSchema>

/** What the home page tells of live jobs; at most ten minutes old. */
export const homeJobsSchema = z.object({
  live: z.number().int(),
  /** Live since the last 24 hours. */
  newLive: z.number().int(),
  /** The last jobs that an admin checked and that are live. */
  checked: z.array(
    z.object({
      job: jobCardSchema,
      /** An instant, ISO 8601 in UTC. */
      checkedAt: z.string(),
      isToday: z.boolean(),
    }),
  ),
})
export type HomeJobs = z.infer<typeof homeJobsSchema>

export const hiringCompanySchema = z.object({ name: z.string(), logo: z.string() })
export type HiringCompany = z.infer<typeof hiringCompanySchema>
