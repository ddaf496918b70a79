import { useLocation, useNavigate } from 'react-router'
import { isShape, isTexts } from './shapes.ts'
import { useWantedSearch } from './use-wanted-search.ts'

export const perPageOptions = [10, 25, 50, 100] as const

/** The part of a list that an address shows. Cursors lead from page to page; `page` counts them. */
export type PageAddress = {
  readonly perPage: number
  readonly page: number
  readonly cursor: string | undefined
}

export function readPageAddress(search: URLSearchParams, usual: number): PageAddress {
  const perPage = Number(search.get('per'))
  const cursor = search.get('after') ?? undefined
  return {
    perPage: perPageOptions.find((option) => option === perPage) ?? usual,
    page: cursor === undefined ? 1 : Math.max(1, Math.floor(Number(search.get('page')) || 1)),
    cursor,
  }
}

/** Cursors of the pages before this one, kept with the history entry: they lead back. */
const readTrail = (state: unknown): string[] =>
  isShape(state) && isTexts(state['trail']) ? state['trail'] : []

type Changes = Readonly<Record<string, string | undefined>>

/** Moves through a list that is read by cursors, and starts it anew when what is listed changes. */
export function useCursorPages(
  address: PageAddress,
  list: { readonly total: number; readonly nextCursor: string | null },
) {
  const navigate = useNavigate()
  const location = useLocation()
  const wanted = useWantedSearch()
  const shown = new URLSearchParams(location.search)
  const trail = readTrail(location.state)
  const { page, perPage, cursor } = address

  function go(from: URLSearchParams, changes: Changes, newTrail: string[] = [], hash = ''): void {
    const next = new URLSearchParams(from)
    next.delete('page')
    next.delete('after')
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    const state: unknown = location.state
    const kept = state !== null && typeof state === 'object' ? state : {}
    void navigate(`?${next.toString()}${hash}`, {
      state: { ...kept, trail: newTrail },
      preventScrollReset: true,
    })
  }

  /** @param hash the place on that page to open, such as '#last' */
  function goToPage(wanted: number, hash = ''): void {
    if (wanted > page && list.nextCursor !== null) {
      go(
        shown,
        { page: String(page + 1), after: list.nextCursor },
        cursor === undefined ? trail : [...trail, cursor],
        hash,
      )
    } else if (wanted < page) {
      const before = trail.at(-1)
      // A page opened by its address alone has no way back but the start.
      const to = before === undefined ? {} : { page: String(page - 1), after: before }
      go(shown, to, trail.slice(0, -1), hash)
    }
  }

  /** Changes the address and starts at the first page. */
  const restart = (changes: Changes) => go(wanted, changes)

  return {
    pageCount: Math.max(page, Math.ceil(list.total / perPage), 1),
    goToPage,
    setPerPage: (wanted: number) => restart({ per: String(wanted) }),
    restart,
  }
}
