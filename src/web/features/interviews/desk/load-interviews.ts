import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

export type Interviews = Awaited<ReturnType<typeof loadInterviews>>
export type DaySheet = Awaited<ReturnType<typeof loadDaySheet>>

/** The coming interview times, who waits for one, and the jobs to make times for. */
export async function loadInterviews(api: Api, address: string) {
  const url = new URL(address)
  const [page, waiting, jobs] = await Promise.all([
    loadCursorPage(url, (query) => api.list(calls.listInterviewTimes, { query })),
    api.list(calls.listInvitations, { query: {} }),
    api.list(calls.listOwnJobs, { body: { group: 'live', limit: limits.listMax } }),
  ])
  return { page, waiting, jobs: jobs.items }
}

/** The people of a day, its figures, and the code of a pass that was scanned. */
export async function loadDaySheet(api: Api, day: string, address: string) {
  const url = new URL(address)
  const [page, summary] = await Promise.all([
    loadCursorPage(url, (query) => api.list(calls.listInvitations, { query: { day, ...query } }), {
      defaultPerPage: 100,
    }),
    api.call(calls.readInterviewDay, { params: { day } }),
  ])
  return { day, page, summary, scanned: url.searchParams.get('code') ?? '' }
}
