import { shortlistedStages } from '#contract/applications/stages.ts'
import type { ShortlistedStage } from '#contract/applications/stages.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import { educationOptions, experienceOptions, findOptionValue } from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { Api } from '#web/lib/api/api.ts'

/* The filters of the applicants in the address bar. '' means no filter. */

export type ReviewFilters = {
  readonly q: string
  readonly experience: string
  readonly education: string
  /** Among the shortlisted ones; '' elsewhere. */
  readonly stage: ShortlistedStage | ''
}

type ReviewSelect = {
  readonly name: 'experience' | 'education'
  readonly label: MessageKey
  readonly any: MessageKey
  readonly options: readonly Option[]
}

export const reviewSelects: readonly ReviewSelect[] = [
  {
    name: 'experience',
    label: 'review.workexperience',
    any: 'review.anyExperience',
    options: experienceOptions,
  },
  {
    name: 'education',
    label: 'review.education',
    any: 'review.anyEducation',
    options: educationOptions,
  },
]

export const noFilters: ReviewFilters = { q: '', experience: '', education: '', stage: '' }

/** An unknown option means no filter. */
export function readReviewFilters(search: URLSearchParams): ReviewFilters {
  const stage = search.get('stage')
  return {
    q: (search.get('q') ?? '').trim().slice(0, limits.searchTextLength),
    experience: findOptionValue(experienceOptions, search.get('experience') ?? '') ?? '',
    education: findOptionValue(educationOptions, search.get('education') ?? '') ?? '',
    stage:
      search.get('tab') === 'shortlisted'
        ? (shortlistedStages.find((each) => each === stage) ?? '')
        : '',
  }
}

export const isFiltered = ({ q, experience, education, stage }: ReviewFilters): boolean =>
  q !== '' || experience !== '' || education !== '' || stage !== ''

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
