import { calls } from '#contract/calls.ts'
import { jobGroupNames } from '#contract/jobs/states.ts'
import type { JobGroup } from '#contract/jobs/states.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

export type JobSort = { readonly by: 'posted' | 'expiry'; readonly order: 'asc' | 'desc' }

/** What the list is narrowed to. */
export type JobFilter = {
  readonly q: string
  readonly group: JobGroup | undefined
  /** Only jobs with applicants who have no answer. */
  readonly hasNew: boolean
}

/** The changes of an address that narrow and sort the list. */
export type JobListChanges = {
  readonly q?: string | undefined
  readonly show?: JobGroup | undefined
  readonly new?: 'true' | undefined
  readonly sort?: JobSort['by']
  readonly order?: JobSort['order']
}

export type OwnJobs = Awaited<ReturnType<typeof loadOwnJobs>>

/** The page of the employer's jobs that an address shows. */
export async function loadOwnJobs(api: Api, address: string) {
  const url = new URL(address)
  const sort: JobSort = {
    by: url.searchParams.get('sort') === 'expiry' ? 'expiry' : 'posted',
    order: url.searchParams.get('order') === 'asc' ? 'asc' : 'desc',
  }
  const show = url.searchParams.get('show')
  const filter: JobFilter = {
    q: url.searchParams.get('q') ?? '',
    group: jobGroupNames.find((each) => each === show),
    hasNew: url.searchParams.get('new') === 'true',
  }
  const body = {
    sort: sort.by,
    order: sort.order,
    q: filter.q,
    ...(filter.group && { group: filter.group }),
    ...(filter.hasNew && { applied: 'true' as const }),
  }
  const page = await loadCursorPage(
    url,
    (query) => api.list(calls.listOwnJobs, { body: { ...body, ...query } }),
    { defaultPerPage: 10 },
  )
  return { page, sort, filter }
}
