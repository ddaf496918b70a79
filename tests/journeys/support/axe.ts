import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No finding of axe on the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await settleAnimations(page)
  await bringAxe(page)
  // No page of ours has a frame of another site, for which the other mode opens a window of its own each time.
  const { violations } = await new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode(true)
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
  expect(found).toEqual([])
}

/** Once for each page that is loaded: by itself the builder brings it twice for each look. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  const { resolve } = createRequire(import.meta.url)
  // As a script and not by `page.evaluate`, whose `eval` is compiled anew each time.
  const browser = await page.context().newCDPSession(page)
  const expression = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')
  await browser.send('Runtime.evaluate', { expression })
  await browser.detach()
}

/** What still fades in has colours of its own. Spinners turn for ever and are not waited for. */
async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
    // What was put on the page just now begins to move with the frame after the next.
    for (let frame = 0; frame < 2; frame++) await nextFrame()
    while (ending().length > 0) {
      for (const animation of ending()) animation.finish()
      // What waits for their end goes on.
      await nextFrame()
    }
  })
}
