import { encode } from 'uqr'
import { colours } from './sheet.ts'
import type { Sheet } from './sheet.ts'

type Square = { readonly x: number; readonly y: number; readonly side: number }

/** Draws a code that a phone's camera reads. The paper around it is its margin. */
export function drawQrCode(page: Sheet['page'], text: string, { x, y, side }: Square): void {
  const { data, size } = encode(text, { border: 0 })
  const cell = side / size
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) page.rect(x + column * cell, y + row * cell, cell, cell)
    }
  }
  page.fill(colours.text)
}
