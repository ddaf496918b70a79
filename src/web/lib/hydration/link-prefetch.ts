import { readSession } from '../session.ts'
import { isShape } from '../api/shapes.ts'

/**
 * For links between the pages of somebody who is signed in: what the next page needs is fetched when a finger or a
 * pointer comes to its link, unless the browser is to save data. A link looks the same either way, so that none is
 * drawn anew when the page learns who is here.
 */
export const linkPrefetch = (): 'intent' | 'none' =>
  import.meta.env.SSR || readSession() === undefined || isDataSaved() ? 'none' : 'intent'

/** Only some browsers tell. */
const isDataSaved = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return isShape(connection) && connection['saveData'] === true
}
