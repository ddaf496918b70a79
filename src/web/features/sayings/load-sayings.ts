import { endpoints } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import type { Api } from '#web/lib/api.ts'
import { readPageAddress } from '#web/lib/use-cursor-pages.ts'

const usualPerPage = 25

/** The sayings that an address of the list shows. */
export async function loadSayings(api: Api, url: string) {
  const { searchParams } = new URL(url)
  const q = (searchParams.get('q') ?? '').slice(0, limits.sayingLength)
  const address = readPageAddress(searchParams, usualPerPage)
  const list = await api.list(endpoints.listSayings, {
    query: {
      q,
      limit: address.perPage,
      ...(address.cursor !== undefined && { cursor: address.cursor }),
    },
  })
  return { q, address, list }
}

export type SayingsPage = Awaited<ReturnType<typeof loadSayings>>
