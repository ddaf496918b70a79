import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { findTextFaults } from './text-faults.ts'

/** The usual size of letters, and twice that: what a person sets in the browser. */
const letters = { usual: 16, doubled: 32 } as const

/** Windows that everybody's screens are looked at in: a usual and a small one, by phone and by desk. */
const windows = {
  phone: { width: 360, height: 740 },
  'small phone': { width: 320, height: 640 },
  desk: { width: 1280, height: 800 },
  // A desk's at 200 %.
  'zoomed desk': { width: 640, height: 400 },
} as const

/**
 * The page as it stands can be used by all: no finding of axe, and every text can be read, on phones and at desks, and on
 * a phone with letters of twice the size. The window is left as it was.
 */
export async function expectUsable(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await expectReadable(page)
}

export async function expectReadable(page: Page): Promise<void> {
  const before = page.viewportSize()
  if (!before) throw new Error('The window has no size')
  const found: Record<string, readonly string[]> = {}
  const look = async (name: string) => {
    const faults = await findFaults(page)
    if (faults.length > 0) found[name] = faults
  }

  await look(`at ${before.width}`)
  for (const [name, size] of Object.entries(windows)) {
    if (size.width === before.width) continue
    await page.setViewportSize(size)
    await look(name)
  }
  await page.setViewportSize(before)
  if (before.width === windows.phone.width) {
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
  await page.evaluate(() => {
    // What is laid out a moment later is looked at as well.
    for (const animation of document.getAnimations()) {
      if ('animationName' in animation && animation.animationName === 'lay-out-late')
        animation.finish()
    }
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
