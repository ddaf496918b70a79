import { calls } from '#contract/calls.ts'
import { indiaDate, isCalendarDate } from '#contract/india-time.ts'
import type { OwnInterviewTime } from '#contract/interviews/schemas.ts'
import { limits } from '#contract/limits.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'
import { notFound } from '#web/lib/not-found.ts'
import { dayAfter, weekOf } from './week.ts'

export type Interviews = Awaited<ReturnType<typeof loadInterviews>>
export type DaySheet = Awaited<ReturnType<typeof loadDaySheet>>

/**
 * The interview times of the week of a day, who waits for one, and the jobs to make times for. Without a day in the address it
 * is that of the next interview.
 */
export async function loadInterviews(api: Api, address: string) {
  const url = new URL(address)
  const now = new Date()
  const listOne = async (from?: string): Promise<string | undefined> => {
    const { items } = await api.list(calls.listInterviewTimes, {
      query: from === undefined ? { limit: 1 } : { from, limit: 1 },
    })
    return items[0] && indiaDate(new Date(items[0].startsAt))
  }
  const today = indiaDate(now)
  const wanted = url.searchParams.get('day')
  const day = wanted !== null && isCalendarDate(wanted) ? wanted : ((await listOne()) ?? today)
  const week = weekOf(day)
  const until = dayAfter(day, week.length - week.indexOf(day))
  const [times, dayAhead, waiting, jobs] = await Promise.all([
    loadTimes(api, { from: week[0] ?? day, until }),
    listOne(until),
    api.list(calls.listInvitations, { query: {} }),
    api.list(calls.listOwnJobs, { body: { group: 'live', limit: limits.listMax } }),
  ])
  const ofDay = (each: string) =>
    times.items.filter(({ startsAt }) => indiaDate(new Date(startsAt)) === each)
  return {
    day,
    today,
    now: now.getTime(),
    days: week.map((each) => ({ day: each, times: ofDay(each) })),
    /** The first day after this week that has times. */
    dayAhead,
    isCut: times.isCut,
    waiting,
    jobs: jobs.items,
  }
}

/** The pages of a week's times that are loaded at most. */
const pagesOfWeek = 5

async function loadTimes(api: Api, span: { readonly from: string; readonly until: string }) {
  const items: OwnInterviewTime[] = []
  let cursor: string | undefined
  for (let page = 0; page < pagesOfWeek; page += 1) {
    const list = await api.list(calls.listInterviewTimes, {
      query: { ...span, limit: limits.listMax, ...(cursor !== undefined && { cursor }) },
    })
    items.push(...list.items)
    if (list.nextCursor === null) return { items, isCut: false }
    cursor = list.nextCursor
  }
  return { items, isCut: true }
}

/** The people of a day, its figures, and the code of a pass that was scanned. An address without a day leads to nothing. */
export async function loadDaySheet(api: Api, day: string, address: string) {
  if (!isCalendarDate(day)) throw notFound()
  const url = new URL(address)
  const [page, summary] = await Promise.all([
    loadCursorPage(url, (query) => api.list(calls.listInvitations, { query: { day, ...query } }), {
      defaultPerPage: 100,
    }),
    api.call(calls.readInterviewDay, { params: { day } }),
  ])
  return { day, page, summary, scanned: url.searchParams.get('code') ?? '' }
}
