import { create } from 'fontkit'

/** Invisible joiners, which only change how other characters join. */
const joiners = new Set([0x200c, 0x200d])

/** Whether a typeface has every letter of a text; letters that it lacks would be drawn as empty boxes. */
export function createLetterCheck(typeface: Buffer): (text: string) => boolean {
  const font = create(typeface)
  if ('fonts' in font) throw new Error('A collection of typefaces is no typeface')
  return (text) =>
    Array.from(text.normalize('NFC')).every((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return joiners.has(code) || /\s/.test(letter) || font.hasGlyphForCodePoint(code)
    })
}
