/** Where the browser keeps how far down each visited page was. */
export const scrollKey = 'kaamyab:scroll'

/** Forgets it for the page that is open. */
export function forgetScroll(): void {
  const state: unknown = window.history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default'
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}')
    const others = Object.entries(kept ?? {}).filter(([of]) => of !== key)
    sessionStorage.setItem(scrollKey, JSON.stringify(Object.fromEntries(others)))
  } catch {
    // A browser that lets a page keep nothing has kept nothing.
  }
}
