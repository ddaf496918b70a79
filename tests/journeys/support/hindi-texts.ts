import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { findCutMessages, readTexts } from './plain-english.ts'
import { readTypedTexts } from './typed-texts.ts'

/** What everybody in India reads in Latin letters, and the names of the installation. */
const latin =
  /\b(?:Kaamyab|Google|WhatsApp|Telegram|Facebook|Instagram|LinkedIn|Basic|In Demand|AI|BPO|CSV|ESI|GST|HR|ID|JPEG|JPG|MB|OTP|PAN|PDF|PF|PNG|[xX]{2,})\b/g

/** Addresses of mail and pages. */
const formed = /\S+@\S+|https?:\S+/g

/**
 * The page says everything in Hindi but names, numbers and what people typed, cuts none of its sentences, and axe finds
 * nothing on it.
 */
export async function expectHindi(page: Page): Promise<void> {
  await expect(page.locator('html[lang=hi]')).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // Towns have names in Hindi, also those that somebody typed.
  const typed = await readTypedTexts(['city'])
  const faults = (await page.evaluate(readTexts))
    .filter(({ text }) => hasLatinWord(text, typed))
    .map(({ place, text }) => `${place}: ${text.trim()}`)
  expect.soft([...faults, ...(await page.evaluate(findCutMessages))]).toEqual([])
  await expectNoAxeViolations(page)
}

function hasLatinWord(text: string, typed: readonly string[]): boolean {
  const own = typed.reduce(
    (rest, phrase) => rest.replaceAll(phrase, ' '),
    text.replace(formed, ' '),
  )
  return /[a-z]{2}/i.test(own.replace(latin, ' '))
}
