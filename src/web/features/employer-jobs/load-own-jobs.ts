import { calls } from '#contract/calls.ts'
import { jobStates } from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

export type JobSort = { readonly by: 'posted' | 'expiry'; readonly order: 'asc' | 'desc' }

/** What the list is narrowed to. */
export type JobFilter = { readonly q: string; readonly state: JobState | undefined }

export type OwnJobs = Awaited<ReturnType<typeof loadOwnJobs>>

/** The page of the employer's jobs that an address shows. */
export async function loadOwnJobs(api: Api, address: string) {
  const url = new URL(address)
  const sort: JobSort = {
    by: url.searchParams.get('sort') === 'expiry' ? 'expiry' : 'posted',
    order: url.searchParams.get('order') === 'asc' ? 'asc' : 'desc',
  }
  const state = url.searchParams.get('state')
  const filter: JobFilter = {
    q: url.searchParams.get('q') ?? '',
    state: jobStates.find((each) => each === state),
  }
  const body = {
    sort: sort.by,
    order: sort.order,
    q: filter.q,
    ...(filter.state && { state: filter.state }),
  }
  const page = await loadCursorPage(
    url,
    (query) => api.list(calls.listOwnJobs, { body: { ...body, ...query } }),
    { defaultPerPage: 10 },
  )
  return { page, sort, filter }
}
