import { readFileSync, statSync } from 'node:fs'
import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { expect, test } from 'vitest'
import { readCatalogue, readPlaces } from '#server/lib/languages.ts'

const headFile = new URL('./fonts/anek-head-hindi.woff2', import.meta.url)
const wholeFile = new URL('../../server/pdf/fonts/AnekDevanagari-Bold.ttf', import.meta.url)

function open(file: URL): Font {
  const font = create(readFileSync(file))
  if (!('layout' in font)) throw new Error('the file holds several fonts')
  return font
}

/** The letters that each drawn shape stands for: a conjunct that is missing falls apart into several shapes. */
const shapesOf = (font: Font, word: string): string =>
  font
    .layout(word)
    .glyphs.map(({ id, codePoints }) => (id === 0 ? '?' : String.fromCodePoint(...codePoints)))
    .join(' ')

/** Shaping happens within a syllable, so that each of them is shaped once, not each word. */
const syllables = new Intl.Segmenter('hi', { granularity: 'grapheme' })

test('the heading font shapes each Hindi syllable as the whole typeface does', () => {
  const [head, whole] = [open(headFile), open(wholeFile)]
  const texts = [readCatalogue('hi'), readPlaces('hi')].flatMap((each) => Object.values(each))
  const found = new Set(
    Array.from(syllables.segment(texts.join(' ')), ({ segment }) => segment).filter((each) =>
      /\p{Script=Devanagari}/u.test(each),
    ),
  )
  const differing = [...found].filter((each) => shapesOf(head, each) !== shapesOf(whole, each))
  expect(found.size).toBeGreaterThan(500)
  expect(differing, 'run scripts/subset-head-font.mjs').toEqual([])
})

test('the heading font is small enough for a first view', () => {
  expect(statSync(headFile).size).toBeLessThan(30_000)
})
