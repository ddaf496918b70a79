import { endpoints } from '#contract/endpoints.ts'
import type { Api } from '#web/lib/api.ts'
import { readPageAddress } from '#web/lib/use-cursor-pages.ts'

const usualPerPage = 25

/** How the product is, with the stopped work that an address shows. */
export async function loadSystem(api: Api, url: string) {
  const address = readPageAddress(new URL(url).searchParams, usualPerPage)
  const [system, list] = await Promise.all([
    api.call(endpoints.getSystem),
    api.list(endpoints.listStoppedWork, {
      query: {
        limit: address.perPage,
        ...(address.cursor !== undefined && { cursor: address.cursor }),
      },
    }),
  ])
  return { system, address, list }
}

export type SystemPage = Awaited<ReturnType<typeof loadSystem>>
