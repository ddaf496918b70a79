import { colours, sheet } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** How far the scalloped edge hangs below its line. */
export const scallop = 7

/** The product's mark: a slip with two bites and a tick, in a box of 48. */
const slipPath =
  'M11 3h26a8 8 0 0 1 8 8v7a6 6 0 0 0 0 12v7a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8v-7a6 6 0 0 0 0-12v-7a8 8 0 0 1 8-8z'
const tickPath = 'M14 25.5l7.2 7.2L35 16'

/** Draws the scalloped edge of the product's headers. */
export function drawToran(page: Sheet['page'], y: number): void {
  const count = Math.ceil(sheet.width / (2 * scallop))
  for (let index = 0; index <= count; index += 1) {
    page.circle(index * 2 * scallop, y, scallop - 0.4).fill(colours.brand)
  }
}

type Look = { readonly side: number; readonly slip: string; readonly tick: string }

/** Draws the mark in its two colours. */
export function drawMark(
  page: Sheet['page'],
  { x, y }: { x: number; y: number },
  { side, slip, tick }: Look,
): void {
  page
    .save()
    .translate(x, y)
    .scale(side / 48)
  page.path(slipPath).fill(slip)
  page.path(tickPath).lineWidth(6).lineCap('round').lineJoin('round').stroke(tick)
  page.restore()
}
