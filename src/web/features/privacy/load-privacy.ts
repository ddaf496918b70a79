import { endpoints } from '#contract/endpoints.ts'
import type { Api } from '#web/lib/api.ts'
import { readPageAddress } from '#web/lib/use-cursor-pages.ts'

const usualPerPage = 10
const newestTickets = 10

/** What the privacy screen shows: the owner's overview, their tickets, and a portion of what they share. */
export async function loadPrivacy(api: Api, type: 'users' | 'employee', url: string) {
  const address = readPageAddress(new URL(url).searchParams, usualPerPage)
  const [overview, tickets, sharings] = await Promise.all([
    api.call(endpoints.readPrivacy),
    api.list(endpoints.listOwnGrievances, { body: { limit: newestTickets } }),
    type === 'users'
      ? api.list(endpoints.listSharings, {
          body: {
            limit: address.perPage,
            ...(address.cursor !== undefined && { cursor: address.cursor }),
          },
        })
      : undefined,
  ])
  return { type, address, overview, tickets: tickets.items, sharings }
}

export type PrivacyPage = Awaited<ReturnType<typeof loadPrivacy>>
