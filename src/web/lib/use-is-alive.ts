import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the page has come alive: false on the server, and for good where there is no script. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
