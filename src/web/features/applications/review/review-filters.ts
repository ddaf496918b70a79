import type { ApplicationStatus } from '#contract/applications.ts'
import { endpoints } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import { educationOptions, experienceOptions, findOptionValue } from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import type { MessageKey } from '#contract/sentences.ts'
import type { Api } from '#web/lib/api.ts'

/* What is looked for among the applicants, as it stands in the address bar. '' looks for nothing. */

export type ReviewFilters = {
  readonly q: string
  readonly experience: string
  readonly education: string
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

export const noFilters: ReviewFilters = { q: '', experience: '', education: '' }

/** A choice that there is not looks for nothing. */
export function readReviewFilters(search: URLSearchParams): ReviewFilters {
  return {
    q: (search.get('q') ?? '').trim().slice(0, limits.searchTextLength),
    experience: findOptionValue(experienceOptions, search.get('experience') ?? '') ?? '',
    education: findOptionValue(educationOptions, search.get('education') ?? '') ?? '',
  }
}

export const isFiltered = ({ q, experience, education }: ReviewFilters): boolean =>
  q !== '' || experience !== '' || education !== ''

type Part = { readonly status: ApplicationStatus; readonly limit: number; readonly cursor?: string }

/** A part of the applicants that the filters find. */
export function listApplicants(
  api: Api,
  jobId: string,
  { experience, ...filters }: ReviewFilters,
  { signal, ...part }: Part & { readonly signal?: AbortSignal },
) {
  return api.list(endpoints.listApplicants, {
    params: { jobId },
    body: { ...part, ...filters, workexperience: experience },
    ...(signal && { signal }),
  })
}
