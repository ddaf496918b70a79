import { shortlistedStages } from '#contract/applications/stages.ts'
import type { ShortlistedStage } from '#contract/applications/stages.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import { languageOptions } from '#contract/applications/applicant-filters.ts'
import { circles } from '#contract/job-search/options.ts'
import { educationOptions, experienceOptions, findOptionValue } from '#contract/options.ts'
import type { Api } from '#web/lib/api/api.ts'

/* The filters of the applicants in the address bar. '' means no filter. */

export type ReviewFilters = {
  readonly q: string
  readonly experience: string
  readonly education: string
  readonly language: string
  /** Kilometres from work. */
  readonly within: (typeof circles)[number] | ''
  /** To one of the job's questions, as `answerFilter` writes it. */
  readonly answer: string
  /** Among the shortlisted ones; '' elsewhere. */
  readonly stage: ShortlistedStage | ''
}

/** Those that are chosen from a list. */
export const listedFilters = ['within', 'experience', 'education', 'language'] as const

export const noFilters: ReviewFilters = {
  q: '',
  experience: '',
  education: '',
  language: '',
  within: '',
  answer: '',
  stage: '',
}

/** An unknown option means no filter. */
export function readReviewFilters(search: URLSearchParams): ReviewFilters {
  const stage = search.get('stage')
  return {
    q: (search.get('q') ?? '').trim().slice(0, limits.searchTextLength),
    experience: findOptionValue(experienceOptions, search.get('experience') ?? '') ?? '',
    education: findOptionValue(educationOptions, search.get('education') ?? '') ?? '',
    language: findOptionValue(languageOptions, search.get('language') ?? '') ?? '',
    within: circles.find((km) => km === search.get('within')) ?? '',
    answer: (search.get('answer') ?? '').slice(0, limits.shortText),
    stage:
      search.get('tab') === 'shortlisted'
        ? (shortlistedStages.find((each) => each === stage) ?? '')
        : '',
  }
}

export const isFiltered = (filters: ReviewFilters): boolean =>
  Object.values(filters).some((value) => value !== '')

type Part = {
  readonly status: ApplicationStatus
  /** Whether an answer misses a must-have; both without it. */
  readonly mismatch?: 'yes' | 'no'
  readonly limit: number
  readonly cursor?: string
}

/** One page of the filtered applicants. */
export function listApplicants(
  api: Api,
  jobId: string,
  { experience, stage, ...filters }: ReviewFilters,
  { signal, ...part }: Part & { readonly signal?: AbortSignal },
) {
  return api.list(calls.listApplicants, {
    params: { jobId },
    body: {
      ...part,
      ...filters,
      workexperience: experience,
      ...(stage !== '' && { stage }),
    },
    ...(signal && { signal }),
  })
}
