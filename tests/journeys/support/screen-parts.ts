import type { Locator, Page } from '@playwright/test'

/* What a screen has to be followed and pressed, as a person sees it. */

const pressable = 'button, [role="button"], [role="tab"], summary, input[type="file"]'

/** What is chosen already has nothing left to do. */
const idle = [
  ':disabled',
  '[aria-disabled="true"]',
  '[aria-pressed="true"]',
  '[aria-selected="true"]',
  '[aria-current="true"]',
].join()

/** A button that is seen and can be pressed. */
export type Pressable = {
  /** Its place among all of the page, for `pressableAt`. */
  readonly index: number
  readonly name: string
  /** Header, footer, or the part of the screen by its name. */
  readonly area: string
}

export const pressableAt = (page: Page, { index }: Pressable): Locator =>
  page.locator(pressable).nth(index)

export function listPressables(page: Page): Promise<Pressable[]> {
  return page.locator(pressable).evaluateAll((elements, idle) => {
    const nameOf = (element: Element): string => {
      const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
      const text = element instanceof HTMLElement ? element.innerText : ''
      return element.getAttribute('aria-label') ?? label?.textContent ?? text
    }
    return elements.flatMap((element, index) => {
      const isSeen = element.checkVisibility({ visibilityProperty: true })
      // Messages come and go by themselves.
      if (!isSeen || element.matches(idle) || element.closest('.toasts, [inert]')) return []
      const [input] = element instanceof HTMLInputElement ? (element.labels ?? []) : []
      const part = element.closest('header, footer, section[aria-labelledby], section[aria-label]')
      const name = input?.innerText ?? nameOf(element)
      return {
        index,
        name: name.replaceAll(/\s+/g, ' ').trim(),
        area: part?.matches('header, footer') ? part.localName : part ? nameOf(part) : 'main',
      }
    })
  }, idle)
}

/** Where the links lead that are seen, each once, as they are written. */
export function listLinks(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((links) => {
    const seen = links.filter((link) => link.checkVisibility())
    return [...new Set(seen.map((link) => link.getAttribute('href') ?? ''))]
  })
}
