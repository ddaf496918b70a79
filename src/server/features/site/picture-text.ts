import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { breakLines } from '#server/pdf/line-breaking.ts'

/* Text as SVG paths, so that rendering needs no installed font. */

const ellipsis = '…'
/** Invisible joiners, which only change how other characters join. */
const joiners = new Set([0x200c, 0x200d])

export function createTypeface(bytes: Buffer) {
  const font = openFont(bytes)

  /** Undefined when the shaper fails for an invalid sequence. */
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

  /** Removes characters that the typeface lacks; they would be drawn as empty boxes. */
  function drawable(text: string): string {
    const supported = Array.from(text.normalize('NFC')).filter((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return joiners.has(code) || /\s/.test(letter) || font.hasGlyphForCodePoint(code)
    })
    return supported.join('').replaceAll(/\s+/g, ' ').trim()
  }

  return {
    widthOf,

    /** Breaks text into at maxLines `maxLines` lines; the rest is cut. */
    linesOf(
      text: string,
      { width, size, maxLines }: { width: number; size: number; maxLines: number },
    ) {
      const measure = (part: string) => widthOf(part, size)
      const lines = breakLines(drawable(text), width, measure)
      if (lines.length <= maxLines) return lines
      const visible = lines.slice(0, maxLines)
      const letters = Array.from(visible.pop() ?? '')
      while (letters.length > 0 && (measure(letters.join('') + ellipsis) ?? 0) > width) {
        letters.pop()
      }
      return [...visible, letters.join('').trimEnd() + ellipsis]
    },

    /** A line of text as SVG, with its baseline at `y`. */
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
