import { isShape } from './shapes.ts'
import { useSessionType } from './session.ts'

/**
 * For links between the pages of somebody who is signed in: what the next page needs is fetched when a finger or a
 * pointer comes to its link, unless the browser is to save data.
 */
export function useLinkPrefetch(): 'intent' | 'none' {
  const session = useSessionType()
  return session === 'unknown' || session === 'none' || isDataSaved() ? 'none' : 'intent'
}

/** Only some browsers tell. */
const isDataSaved = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return isShape(connection) && connection['saveData'] === true
}
