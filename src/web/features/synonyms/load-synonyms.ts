import { adminCalls } from '#contract/admin-calls.ts'
import { limits } from '#contract/limits.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

/** The name and values of the parameter of the shown list. */
export const listName = 'list'
export const synonymLists = ['words', 'missed'] as const

/** The page of the synonyms, or of the words that found nothing, that an address shows. */
export async function loadSynonyms(api: Api, address: string) {
  const url = new URL(address)
  if (url.searchParams.get(listName) === 'missed') {
    const page = await loadCursorPage(url, (query) =>
      api.list(adminCalls.listMissedSearches, { query }),
    )
    return { list: 'missed' as const, page }
  }
  const q = (url.searchParams.get('q') ?? '').slice(0, limits.synonymLength)
  const page = await loadCursorPage(url, (query) =>
    api.list(adminCalls.listSynonyms, { query: { q, ...query } }),
  )
  return { list: 'words' as const, q, page }
}

type Loaded = Awaited<ReturnType<typeof loadSynonyms>>
export type SynonymsPage = Extract<Loaded, { list: 'words' }>
export type MissedPage = Extract<Loaded, { list: 'missed' }>
