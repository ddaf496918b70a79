import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/* Going through the product by the keyboard alone: nothing is clicked, and text goes to what has the focus. */

type Role = Parameters<Page['getByRole']>[0]

/** More stops than lie between any two things that are used one after the other. */
const mostStops = 45

/** The control of that name that is to be seen. */
export const control = (within: Page | Locator, role: Role, name: string | RegExp): Locator =>
  within
    .getByRole(role, { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()

/** Presses Tab until the control has the focus; every stop on the way must be seen. */
export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<Locator> {
  return await tabToControl(page, control(page, role, name), key)
}

export async function tabToControl(
  page: Page,
  wanted: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<Locator> {
  await wanted.waitFor()
  // A window takes the focus a frame after it is drawn; a person sees it first, too.
  const dialog = wanted.locator('xpath=ancestor::*[@role="dialog" or @role="alertdialog"][1]')
  if ((await dialog.count()) > 0) await expectHolds(dialog)
  const passed: string[] = []
  while (!(await hasFocus(wanted))) {
    if (passed.length === mostStops)
      throw new Error(`${String(wanted)} is not among the next stops: ${passed.join(' > ')}`)
    await page.keyboard.press(key)
    passed.push(await seeFocus(page))
  }
  return wanted
}

/** Goes to a control and does what Enter does there. */
export async function enterAt(page: Page, role: Role, name: string | RegExp): Promise<Locator> {
  const found = await tabTo(page, role, name)
  await page.keyboard.press('Enter')
  return found
}

/** Goes to a field and types into it. */
export async function typeInto(
  page: Page,
  role: Role,
  name: string | RegExp,
  text: string,
): Promise<void> {
  const field = await tabTo(page, role, name)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await expect(field).not.toHaveValue('')
}

/** Goes to a tick or a choice and takes it. */
export async function tick(page: Page, role: 'checkbox' | 'radio', name: string): Promise<void> {
  const box = await tabTo(page, role, name)
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
}

/** The focus is in the dialog, stays there whichever way one goes, and Escape brings it back to where it was. */
export async function expectTrap(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await expectHolds(dialog)
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press(key)
      await expectHolds(dialog)
      await seeFocus(page)
    }
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

const expectHolds = (dialog: Locator) =>
  expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)

const hasFocus = (wanted: Locator) =>
  wanted.evaluate((element) => element === document.activeElement)

/** What has the focus, by its words. Fails where that is not to be seen. */
async function seeFocus(page: Page): Promise<string> {
  const { name, faults } = await page.evaluate(lookAtFocus)
  expect.soft(faults, name).toEqual([])
  return name
}

/** Runs in the browser, so everything that it needs is in it. */
function lookAtFocus(): { name: string; faults: string[] } {
  const marked = 'data-had-ring'
  const faults: string[] = []
  const element = document.activeElement
  // Beyond the last stop is the browser's own bar. Dialogs and the main part take the focus unasked.
  if (element === null || element.matches('body, main, [role=dialog], [role=alertdialog]'))
    return { name: element?.localName ?? 'nothing', faults }
  const words = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.id)
  const name = `${element.localName} ${words.slice(0, 30)}`

  const hasRing = (at: Element): boolean => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(at)
    const isClear = /, 0\)$|transparent/.test(outlineColor)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !isClear
  }
  // A choice, an upload or a card draws the ring around the whole of itself.
  let ring: Element | null = element
  for (let up = 0; up < 8 && ring !== null && !hasRing(ring); up++) ring = ring.parentElement
  if (ring === null || !hasRing(ring)) faults.push('has no ring')

  for (const before of document.querySelectorAll(`[${marked}]`)) {
    before.removeAttribute(marked)
    if (!before.contains(element) && hasRing(before)) faults.push('the ring stays where it was')
  }
  ring?.setAttribute(marked, '')

  const inset = 6
  // A link within a sentence may stand on two lines.
  const isInSight = [...(ring ?? element).getClientRects()].some(({ left, top, right, bottom }) => {
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
    const places = [
      { x: middleX, y: middleY },
      { x: left + inset, y: middleY },
      { x: right - inset, y: middleY },
      { x: middleX, y: top + inset },
      { x: middleX, y: bottom - inset },
    ]
    return places.some(({ x, y }) => {
      // A message goes by itself.
      const [hit] = document.elementsFromPoint(x, y).filter((at) => at.closest('.toasts') === null)
      return hit !== undefined && (ring ?? element).contains(hit)
    })
  })
  if (!isInSight) faults.push('is out of sight or covered')
  if (element instanceof HTMLElement && element.tabIndex > 0) faults.push('jumps the order')
  return { name, faults }
}
