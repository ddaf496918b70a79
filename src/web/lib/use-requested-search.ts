import { useNavigation } from 'react-router'
import { usePageLocation } from './use-page-location.ts'

/**
 * The requested search of the page's address, also while its navigation is pending. So the second
 * of two quick changes builds on the first.
 */
export function useRequestedSearch(): URLSearchParams {
  const { pathname, search } = usePageLocation()
  const { location: pending } = useNavigation()
  return new URLSearchParams(pending?.pathname === pathname ? pending.search : search)
}

/** Whether this page is being loaded with another search. */
export function useIsSearching(): boolean {
  const { pathname } = usePageLocation()
  return useNavigation().location?.pathname === pathname
}
