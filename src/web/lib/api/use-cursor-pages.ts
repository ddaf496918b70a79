import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRequestedSearch } from '../use-requested-search.ts'
import { perPageOptions } from './page-address.ts'
import type { CursorPage } from './load-cursor-page.ts'
import { useTranslation } from '../i18n/translation.ts'
import { isShape, isTexts } from './shapes.ts'

/** Cursors of the earlier pages, stored in the history entry: they lead back. */
const readTrail = (state: unknown): string[] =>
  isShape(state) && isTexts(state['trail']) ? state['trail'] : []

type Changes = Readonly<Record<string, string | undefined>>

type Options = { readonly trail?: string[]; readonly hash?: string; readonly replace?: boolean }

/**
 * Leads through a list that is read by cursors. `restart` changes what is listed and shows its first
 * page; `pager` holds the props of the `Pager`. A later page that became empty goes back one.
 */
export function useCursorPages<Item>({ address, list }: CursorPage<Item>, pagerLabel: string) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const requested = useRequestedSearch()
  const trail = readTrail(location.state)
  const { page, perPage, cursor } = address
  const pageCount = Math.max(page, Math.ceil(list.total / perPage), 1)

  function go(from: URLSearchParams, changes: Changes, options: Options = {}): void {
    const next = new URLSearchParams(from)
    next.delete('page')
    next.delete('after')
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    const state: unknown = location.state
    void navigate(`?${next.toString()}${options.hash ?? ''}`, {
      state: { ...(isShape(state) && state), trail: options.trail ?? [] },
      replace: options.replace ?? false,
      preventScrollReset: true,
    })
  }

  function goForward(options: Options): void {
    if (list.nextCursor === null) return
    go(
      new URLSearchParams(location.search),
      { page: String(page + 1), after: list.nextCursor },
      { ...options, trail: cursor === undefined ? trail : [...trail, cursor] },
    )
  }

  function goBack(options: Options): void {
    const before = trail.at(-1)
    // A page opened by its address alone has no trail, so it goes back to the start.
    const changes = before === undefined ? {} : { page: String(page - 1), after: before }
    go(new URLSearchParams(location.search), changes, { ...options, trail: trail.slice(0, -1) })
  }

  /** @param hash the part of that page to open, such as '#last' */
  function goToPage(target: number, hash = ''): void {
    if (target > page) goForward({ hash })
    else if (target < page) goBack({ hash })
  }

  /** Changes the address and starts at the first page. */
  const restart = (changes: Changes) => go(requested, changes)

  const emptiedCursor = list.items.length === 0 ? cursor : undefined
  const leaveEmptied = useEffectEvent(() => goBack({ replace: true }))
  useEffect(() => {
    if (emptiedCursor !== undefined) leaveEmptied()
  }, [emptiedCursor])

  return {
    pageCount,
    goToPage,
    restart,
    pager: {
      texts: {
        label: pagerLabel,
        position: t('pager.position', { page, pages: pageCount }),
        previous: t('pager.previous'),
        next: t('pager.next'),
        perPage: t('pager.perPage'),
      },
      page,
      pageCount,
      onPage: goToPage,
      perPage,
      perPageOptions,
      onPerPage: (size: number) => restart({ per: String(size) }),
    },
  }
}
