import type { ListPart } from './api.ts'
import { readPageAddress } from './page-address.ts'
import type { PageAddress } from './page-address.ts'

/** What a list call takes: how many items, and where to start. */
type CursorQuery = { readonly limit: number; readonly cursor?: string }

export type CursorPage<Item> = {
  readonly address: PageAddress
  readonly list: ListPart<Item[]>
}

/** Loads the page of a list that an address shows. `useCursorPages` leads through the pages. */
export async function loadCursorPage<Item>(
  { searchParams }: Pick<URL, 'searchParams'>,
  load: (query: CursorQuery) => Promise<ListPart<Item[]>>,
  { defaultPerPage = 25 } = {},
): Promise<CursorPage<Item>> {
  const address = readPageAddress(searchParams, defaultPerPage)
  const { perPage: limit, cursor } = address
  return { address, list: await load(cursor === undefined ? { limit } : { limit, cursor }) }
}
