import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { findCutMessages, readTexts } from './plain-english.ts'
import { readTypedTexts } from './typed-texts.ts'

/** The seller's address, which the settings name. */
const sellerAddress = 'Registered address, New Delhi'

/** What everybody in India reads in Latin letters. */
const latin =
  /\b(?:GeoNames \(CC BY 4\.0|Data Protection Board of India|DD-MM-YYYY|Kaamyab|Google|WhatsApp|Telegram|Facebook|Instagram|LinkedIn|Basic|In Demand|AI|BPO|CIN|CSV|Ctrl|ESI|GST|GSTIN|HR|ID|JPEG|JPG|KB|MB|MS Excel|OTP|PAN|PDF|PF|PNG|MP4|SMS|STOP|WebM|ZIP|[xX]{2,}|GR-\d+)\b/g

/** Addresses of mail and pages, and names of files. */
const formed = /\S+@\S+|https?:\S+|[\w-]+\.(?:jpg|mp4|pdf|png|txt)\b|[a-z]+(?:\.[a-z]+)+/g

/**
 * The page says everything in Hindi but names, numbers and what people typed, cuts none of its sentences, and axe finds
 * nothing on it.
 */
export async function expectHindi(
  page: Page,
  { isTownTyped = false }: { isTownTyped?: boolean } = {},
): Promise<void> {
  await expect(page.locator('html[lang=hi]')).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // Towns have names in Hindi, also those that somebody typed, but stay as typed within an address.
  const searched = [...new URL(page.url()).searchParams.values()]
  const typed = [...(await readTypedTexts(isTownTyped ? [] : ['city'])), ...searched]
  const faults = (await page.evaluate(readTexts))
    .filter(({ text }) => hasLatinWord(text, typed))
    .map(({ place, text }) => `${place}: ${text.trim()}`)
  expect.soft([...faults, ...(await page.evaluate(findCutMessages))]).toEqual([])
  await expectNoAxeViolations(page)
}

function hasLatinWord(text: string, typed: readonly string[]): boolean {
  const own = typed.reduce(
    (rest, phrase) => rest.replaceAll(phrase, ' '),
    text.replace(formed, ' ').replace(sellerAddress, ' '),
  )
  return /[a-z]{2}/i.test(own.replace(latin, ' '))
}
