/** How long each message of the home page stands. */
export const turnEveryMs = 5000

/**
 * Turns the messages of a page that has not started: what carries `data-turn` changes its attributes for
 * those written there, and back. Like all that runs so early it knows nothing but its own names.
 */
export function turnLate(everyMs: number): void {
  const root = document.documentElement
  const parts = document.querySelectorAll<HTMLElement>('[data-turn]')
  const [first] = parts
  if (!first || matchMedia('(prefers-reduced-motion: reduce)').matches) return

  function turn(part: HTMLElement): void {
    const before: Record<string, string> = {}
    const after: Record<string, string> = JSON.parse(part.dataset['turn'] ?? '{}')
    for (const [name, value] of Object.entries(after)) {
      before[name] = part.getAttribute(name) ?? ''
      part.setAttribute(name, value)
    }
    part.dataset['turn'] = JSON.stringify(before)
  }

  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || first.matches(':hover, :focus-within')) return
    for (const part of parts) turn(part)
    root.dataset['turned'] = root.dataset['turned'] === '1' ? '0' : '1'
  }, everyMs)
  addEventListener('kaamyab:alive', () => clearInterval(timer), { once: true })
}
