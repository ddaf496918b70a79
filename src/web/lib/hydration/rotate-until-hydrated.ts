/** How long each message of the home page is shown. */
export const rotateEveryMs = 5000

/**
 * Rotates the messages of a page that is not hydrated yet: an element with `data-rotated` swaps its attributes with
 * those written there. The page carries this function as text, so it uses nothing from outside its body.
 */
export function rotateUntilHydrated(everyMs: number, hydrated: string): void {
  const root = document.documentElement
  const parts = document.querySelectorAll<HTMLElement>('[data-rotated]')
  const [first] = parts
  if (!first || matchMedia('(prefers-reduced-motion: reduce)').matches) return

  function rotate(part: HTMLElement): void {
    const before: Record<string, string> = {}
    const after: Record<string, string> = JSON.parse(part.dataset['rotated'] ?? '{}')
    for (const [name, value] of Object.entries(after)) {
      before[name] = part.getAttribute(name) ?? ''
      part.setAttribute(name, value)
    }
    part.dataset['rotated'] = JSON.stringify(before)
  }

  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || first.matches(':hover, :focus-within')) return
    for (const part of parts) rotate(part)
    root.dataset['rotation'] = root.dataset['rotation'] === '1' ? '0' : '1'
  }, everyMs)
  addEventListener(hydrated, () => clearInterval(timer), { once: true })
}
