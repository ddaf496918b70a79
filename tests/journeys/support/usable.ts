import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { findTextFaults } from './text-faults.ts'

/** The usual size of letters, and twice that: what a person sets in the browser. */
const letters = { usual: 16, doubled: 32 } as const

/**
 * The page as it stands can be used by all: no finding of axe, and every text can be read: by a phone's journey on the
 * narrowest phone and with letters of twice the size, by a desktop's at double zoom. The window is left as it was.
 */
export async function expectUsable(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await expectReadable(page)
}

export async function expectReadable(page: Page): Promise<void> {
  const before = page.viewportSize()
  if (!before) throw new Error('The window has no size')
  const isDesktop = before.width > 1000
  const found: Record<string, readonly string[]> = {}
  const look = async (name: string) => {
    const faults = await findFaults(page)
    if (faults.length > 0) found[name] = faults
  }

  await look(`at ${before.width}`)
  if (isDesktop) {
    // A window of 1280 by 800 at 200 %.
    await page.setViewportSize({ width: 640, height: 400 })
    await look('at 640')
    await page.setViewportSize(before)
  } else {
    await page.setViewportSize({ width: 320, height: 640 })
    await look('at 320')
    await page.setViewportSize(before)
    await setLetters(page, letters.doubled)
    await look('with letters of twice the size')
    await setLetters(page, letters.usual)
  }
  // What comes after it is looked at all the same.
  expect.soft(found).toEqual({})
}

async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // Frames are not told of where pages run no scripts, and nothing moves there later.
    if (matchMedia('(scripting: none)').matches) return undefined
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  return await page.evaluate(findTextFaults)
}

/** As the browser's own setting does it, which media queries follow as well. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
  await browser.detach()
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(size).toBe(`${standard}px`)
}
