import { calls } from '#contract/calls.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

const newestTickets = 10

/** Loads the privacy screen: the overview, the newest tickets and a page of the sharings. */
export async function loadPrivacy(api: Api, type: 'users' | 'employee', url: string) {
  const [overview, tickets, sharings] = await Promise.all([
    api.call(calls.readPrivacy),
    api.list(calls.listOwnGrievances, { body: { limit: newestTickets } }),
    type === 'users' ? loadSharings(api, url) : undefined,
  ])
  return { type, overview, tickets: tickets.items, sharings }
}

const loadSharings = (api: Api, url: string) =>
  loadCursorPage(new URL(url), (body) => api.list(calls.listSharings, { body }), {
    defaultPerPage: 10,
  })

export type PrivacyPage = Awaited<ReturnType<typeof loadPrivacy>>
