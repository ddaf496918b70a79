import sharp from 'sharp'
import { logoMarks } from './logo-marks.ts'

/** Background and foreground colours: the palette of the pages and some more. */
const colours = [
  ['#b8155f', '#ffffff'],
  ['#0a5c60', '#ffc64f'],
  ['#243b8f', '#ffffff'],
  ['#ffb21c', '#0b2326'],
  ['#2c6e3f', '#fff1cf'],
  ['#7a3b12', '#ffe3a6'],
  ['#063a3f', '#f5bbd3'],
  ['#c2410c', '#ffffff'],
  ['#30475e', '#ffc64f'],
  ['#5b2a86', '#fbe3ee'],
  ['#dceeec', '#0a5c60'],
  ['#8c1d18', '#ffe3a6'],
  ['#1c8a8a', '#ffffff'],
  ['#ffe3a6', '#93104c'],
] as const

const sidePixels = 256
const base = colours[0]

/** A company's logo. The first hundred differ in mark or colours. */
export function logoSvg(index: number): string {
  const round = Math.floor(index / logoMarks.length)
  const [ground, ink] = colours[(index + round * 3) % colours.length] ?? base
  const mark = logoMarks[index % logoMarks.length] ?? logoMarks[0]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${sidePixels}" height="${sidePixels}">`,
    `<rect width="48" height="48" fill="${ground}"/>${mark(ink, ground)}</svg>`,
  ].join('')
}

export const drawLogo = (index: number): Promise<Buffer> =>
  sharp(Buffer.from(logoSvg(index)))
    .png({ palette: true })
    .toBuffer()
