import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { localePath } from '../../../src/contract/i18n/locale-address.ts'
import { pseudoLocale } from '../../../src/contract/i18n/locales.ts'
import { isLongRun } from '../../support/effort.ts'
import { findPlainWords } from '../../support/plain-words.ts'
import { findCutMessages, readTexts } from './plain-english.ts'
import { readTypedTexts } from './typed-texts.ts'
import { findFaults } from './usable.ts'

/** Longer texts run out of room on the narrowest first. */
const windows = {
  phone: { width: 320, height: 640 },
  ...(isLongRun && { desk: { width: 1280, height: 800 } }),
} as const

/**
 * Opens a screen in the pseudo-locale: it says nothing in plain English but data, and its longer texts are neither cut
 * nor run into each other.
 */
export async function expectTranslated(page: Page, path: string): Promise<void> {
  const before = page.viewportSize()
  if (!before) throw new Error('The window has no size')
  await page.goto(localePath(path, pseudoLocale, ['en', pseudoLocale]))
  await expect(page.locator(`html[lang="${pseudoLocale}"] h1`).first()).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const faults = new Set<string>()
  for (const size of Object.values(windows)) {
    await page.setViewportSize(size)
    for (const fault of await findPageFaults(page)) faults.add(`at ${size.width}: ${fault}`)
  }
  await page.setViewportSize(before)
  // What comes after it is looked at all the same.
  expect.soft([...faults], `in ${pseudoLocale}`).toEqual([])
}

async function findPageFaults(page: Page): Promise<string[]> {
  const texts = await page.evaluate(readTexts)
  return [
    ...(await keepPlain(texts, searchedTexts(page))).map(
      ({ place, text }) => `plain ${place}: ${text.trim()}`,
    ),
    ...(await page.evaluate(findCutMessages)),
    ...(await findFaults(page)),
  ]
}

/** What the address asks for, which the page repeats. */
const searchedTexts = (page: Page): string[] => [...new URL(page.url()).searchParams.values()]

/** The texts that are neither messages nor data. */
async function keepPlain<Text extends { readonly text: string }>(
  texts: readonly Text[],
  searched: readonly string[],
): Promise<Text[]> {
  const plain = texts.filter(({ text }) => findPlainWords(text).length > 0)
  if (plain.length === 0) return []
  const typed = [...(await readTypedTexts()), ...searched]
  // A long description ends in an ellipsis until it is unfolded.
  const isShortened = (text: string) =>
    text.endsWith('…') && typed.some((each) => each.startsWith(text.slice(0, -1)))
  return plain.filter(({ text }) => !isShortened(text) && findPlainWords(text, typed).length > 0)
}
