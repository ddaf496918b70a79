import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No finding of axe on the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await settleAnimations(page)
  // No page of ours has a frame of another site, for which the other mode opens a window of its own each time.
  const { violations } = await new AxeBuilder({ page })
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
      await Promise.allSettled(ending().map(({ finished }) => finished))
      await nextFrame()
    }
  })
}
