import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { isLongRun } from '../../support/effort.ts'
import { findCoveredByToasts, findCutPlaceholders, findReachFaults } from './reach-faults.ts'
import { findTextFaults } from './text-faults.ts'

/** The usual size of letters, and twice that. */
const letters = { usual: 16, doubled: 32 } as const

const phone = { width: 360, height: 740 } as const

/** Windows that a first look sees, and those that the long run adds. The pseudo-locale is seen at 320, and in the long run at 1280. */
const windows = {
  phone,
  // A desk's at 200 %.
  'zoomed desk': { width: 640, height: 400 },
  ...(isLongRun && {
    'small phone': { width: 320, height: 640 },
    desk: { width: 1280, height: 800 },
  }),
} as const

type Look = {
  /** Also in windows of other sizes, and with letters of twice the size on a phone. The long run always does. */
  readonly inAllWindows?: boolean
}

/** The page as it stands can be used by all: axe finds nothing, and every text can be read. */
export async function expectUsable(page: Page, look: Look = {}): Promise<void> {
  await expectNoAxeViolations(page)
  await expectReadable(page, look)
}

/** Every text can be read, and every control be reached. The window is left as it was. */
export async function expectReadable(
  page: Page,
  { inAllWindows = isLongRun }: Look = {},
): Promise<void> {
  const before = page.viewportSize()
  if (!before) throw new Error('The window has no size')
  const found: Record<string, readonly string[]> = {}
  const look = async (name: string, findMore?: () => string[]) => {
    const faults = await findFaults(page)
    if (findMore) faults.push(...(await page.evaluate(findMore)))
    if (faults.length > 0) found[name] = faults
  }

  await look(`at ${before.width}`, findCutPlaceholders)
  if (inAllWindows) {
    for (const [name, size] of Object.entries(windows)) {
      if (size.width === before.width) continue
      await page.setViewportSize(size)
      await look(name, findCutPlaceholders)
    }
    // With letters of this size an example may end in an ellipsis; the label above it does not.
    await page.setViewportSize(phone)
    if (isLongRun) {
      await setLetters(page, letters.doubled)
      await look('with letters of twice the size')
      await setLetters(page, letters.usual)
    }
    await enlargeText(page, '200%')
    await look('with text enlarged to 200 %')
    await enlargeText(page, '')
    await page.setViewportSize(before)
  }
  // What comes after it is looked at all the same.
  expect.soft(found).toEqual({})
}

/** What keeps the page from being read and used in the window as it is. */
export async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // Frames are not told of where pages run no scripts, and nothing moves there later.
    if (matchMedia('(scripting: none)').matches) return undefined
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  await page.evaluate(() => {
    // What is laid out a moment later is looked at as well.
    for (const animation of document.getAnimations()) {
      if ('animationName' in animation && animation.animationName === 'lay-out-deferred')
        animation.finish()
    }
  })
  return [
    ...(await page.evaluate(findCoveredByToasts)),
    ...(await page.evaluate(findTextFaults)),
    ...(await page.evaluate(findReachFaults)),
  ]
}

/** As the browser's own setting does it, which media queries follow as well. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
  await browser.detach()
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(size).toBe(`${standard}px`)
}

/** As extensions and assistants do it: the letters of the page grow, but media queries do not follow. */
async function enlargeText(page: Page, size: string): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, size)
}
