import { useHref, useLocation } from 'react-router'

/** The path and query of this page as the browser shows them: the router's own leave out the language. */
export function usePageLocation(): { readonly pathname: string; readonly search: string } {
  const { pathname, search } = useLocation()
  return { pathname: useHref(pathname), search }
}
