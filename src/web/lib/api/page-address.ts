export const perPageOptions = [10, 25, 50, 100] as const

/** The page of a list in an address. Cursors lead from page to page; `page` counts them. */
export type PageAddress = {
  readonly perPage: number
  readonly page: number
  readonly cursor: string | undefined
}

export function readPageAddress(search: URLSearchParams, defaultPerPage: number): PageAddress {
  const perPage = Number(search.get('per'))
  const cursor = search.get('after') ?? undefined
  return {
    perPage: perPageOptions.find((option) => option === perPage) ?? defaultPerPage,
    page: cursor === undefined ? 1 : Math.max(1, Math.floor(Number(search.get('page')) || 1)),
    cursor,
  }
}
