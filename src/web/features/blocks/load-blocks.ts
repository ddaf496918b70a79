import { blockKinds } from '#contract/blocks/options.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import { limits } from '#contract/limits.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

/** The page of the blocks that an address shows, with the counts of each kind. */
export async function loadBlocks(api: Api, address: string) {
  const url = new URL(address)
  const kind = blockKinds.find((one) => one === url.searchParams.get('kind'))
  const q = (url.searchParams.get('q') ?? '').slice(0, limits.searchTextLength)
  const page = await loadCursorPage(url, (query) =>
    api.list(trustCalls.listBlocks, { query: { ...query, search: q, ...(kind && { kind }) } }),
  )
  return { kind, q, page }
}

export type BlocksPage = Awaited<ReturnType<typeof loadBlocks>>
