import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

/** The page of the synonyms that an address shows. */
export async function loadSynonyms(api: Api, address: string) {
  const url = new URL(address)
  const q = (url.searchParams.get('q') ?? '').slice(0, limits.synonymLength)
  const page = await loadCursorPage(url, (query) =>
    api.list(calls.listSynonyms, { query: { q, ...query } }),
  )
  return { q, page }
}

export type SynonymsPage = Awaited<ReturnType<typeof loadSynonyms>>
