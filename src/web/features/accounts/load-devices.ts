import { endpoints } from '#contract/endpoints.ts'
import type { Api } from '#web/lib/api.ts'
import { readPageAddress } from '#web/lib/use-cursor-pages.ts'

const usualPerPage = 25

/** Where somebody is signed in, as far as an address of the list shows. */
export async function loadDevices(api: Api, url: string) {
  const address = readPageAddress(new URL(url).searchParams, usualPerPage)
  const list = await api.list(endpoints.listSessions, {
    query: {
      limit: address.perPage,
      ...(address.cursor !== undefined && { cursor: address.cursor }),
    },
  })
  return { address, list }
}

export type DevicesPage = Awaited<ReturnType<typeof loadDevices>>
