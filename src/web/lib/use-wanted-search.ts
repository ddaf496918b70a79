import { useLocation, useNavigation } from 'react-router'

/**
 * The search of this page's address as it was last asked for, arrived or not: of two changes in quick succession
 * the second builds on the first.
 */
export function useWantedSearch(): URLSearchParams {
  const { pathname, search } = useLocation()
  const { location: coming } = useNavigation()
  return new URLSearchParams(coming?.pathname === pathname ? coming.search : search)
}
