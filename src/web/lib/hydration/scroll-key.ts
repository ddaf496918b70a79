/** Where the browser keeps how far down each visited page was. */
export const scrollKey = 'kaamyab:scroll'

/**
 * A link to a part of the page is a place of its own. Else the router would take it for the page that is open, and
 * where it renders late, scroll back from the part to where the link was.
 */
export const scrollKeyOf = ({ key, hash }: { key: string; hash: string }): string => key + hash

/** Forgets it for the page that is open. */
export function forgetScroll(): void {
  const state: unknown = window.history.state
  const key =
    typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'default'
  const open = scrollKeyOf({ key, hash: window.location.hash })
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}')
    const others = Object.entries(kept ?? {}).filter(([of]) => of !== open)
    sessionStorage.setItem(scrollKey, JSON.stringify(Object.fromEntries(others)))
  } catch {
    // A browser that lets a page keep nothing has kept nothing.
  }
}
