import { calls } from '#contract/calls.ts'
import { jobStatuses, toJobStatusWire } from '#contract/jobs/states.ts'
import type { JobStatus } from '#contract/jobs/states.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

export type JobSort = { readonly by: 'posted' | 'expiry'; readonly order: 'asc' | 'desc' }

/** What the list is narrowed to. */
export type JobFilter = { readonly q: string; readonly status: JobStatus | undefined }

export type OwnJobs = Awaited<ReturnType<typeof loadOwnJobs>>

/** The page of the employer's jobs that an address shows. */
export async function loadOwnJobs(api: Api, address: string) {
  const url = new URL(address)
  const sort: JobSort = {
    by: url.searchParams.get('sort') === 'expiry' ? 'expiry' : 'posted',
    order: url.searchParams.get('order') === 'asc' ? 'asc' : 'desc',
  }
  const status = url.searchParams.get('status')
  const filter: JobFilter = {
    q: url.searchParams.get('q') ?? '',
    status: jobStatuses.find((each) => each === status),
  }
  const body = {
    sort: sort.by,
    order: sort.order,
    q: filter.q,
    ...(filter.status && { status: toJobStatusWire(filter.status) }),
  }
  const page = await loadCursorPage(
    url,
    (query) => api.list(calls.listOwnJobs, { body: { ...body, ...query } }),
    { defaultPerPage: 10 },
  )
  return { page, sort, filter }
}
