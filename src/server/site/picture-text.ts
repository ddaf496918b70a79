import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { breakLines } from '../invoices/line-breaking.rules.ts'

/* Text as shapes, so that a picture needs no typeface where it is drawn. */

export type Typeface = ReturnType<typeof createTypeface>

const ellipsis = '…'
/** Shown by no typeface by themselves, but others join by them. */
const joiners = new Set([0x200c, 0x200d])

export function createTypeface(bytes: Buffer) {
  const font = openFont(bytes)

  /** Undefined where the shaper fails at a sequence that no word has. */
  function layOut(text: string) {
    try {
      return font.layout(text)
    } catch {
      return undefined
    }
  }

  function widthOf(text: string, size: number): number | undefined {
    const run = layOut(text)
    return run && (run.advanceWidth / font.unitsPerEm) * size
  }

  /** What the typeface has letters for; the rest would be empty boxes. */
  function drawable(text: string): string {
    const known = Array.from(text.normalize('NFC')).filter((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return joiners.has(code) || /\s/.test(letter) || font.hasGlyphForCodePoint(code)
    })
    return known.join('').replaceAll(/\s+/g, ' ').trim()
  }

  return {
    widthOf,

    /** At most so many lines of a width; what is left over is cut. */
    linesOf(text: string, { width, size, most }: { width: number; size: number; most: number }) {
      const measure = (part: string) => widthOf(part, size)
      const lines = breakLines(drawable(text), width, measure)
      if (lines.length <= most) return lines
      const kept = lines.slice(0, most)
      const letters = Array.from(kept.pop() ?? '')
      while (letters.length > 0 && (measure(letters.join('') + ellipsis) ?? 0) > width) {
        letters.pop()
      }
      return [...kept, letters.join('').trimEnd() + ellipsis]
    },

    /** A line as the marks of an SVG picture, its letters standing on `y`. */
    draw(line: string, { x, y, size, colour }: Placed): string {
      const run = layOut(line)
      if (!run) return ''
      const scale = size / font.unitsPerEm
      let at = 0
      const letters = run.glyphs.map((glyph, index) => {
        const placed = run.positions[index]
        const left = at + (placed?.xOffset ?? 0)
        at += placed?.xAdvance ?? 0
        return `<path transform="translate(${left} ${placed?.yOffset ?? 0})" d="${glyph.path.toSVG()}"/>`
      })
      return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join('')}</g>`
    },
  }
}

type Placed = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
}

function openFont(bytes: Buffer): Font {
  const font = create(bytes)
  if ('fonts' in font) throw new Error('A collection of typefaces is no typeface')
  return font
}
