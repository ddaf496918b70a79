import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { intlTag, pseudoLocale, trialLocales } from '#contract/i18n/locales.ts'
import { withoutPluralForm } from '#contract/i18n/message-keys.ts'
import { indianStates } from '#contract/places/indian-states.ts'
import { loadPincodeTable } from '#server/features/places/pincode-table.ts'
import { availableLocales, readCatalogue, readPlaces } from '#server/lib/languages.ts'

const root = join(import.meta.dirname, '..')
const source = globSync('{src,scripts}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

const whole = availableLocales().filter((locale) => !trialLocales.includes(locale))
const stored = availableLocales().filter((locale) => locale !== pseudoLocale)
const english = readCatalogue('en')
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted()

test('every message of the catalogue is used', () => {
  const written = new Set(source.match(/[\w-]+(?:\.[\w-]+)+/g))
  // Keys of which a part is known only when the program runs.
  const open = [...source.matchAll(/`([\w-]+\.[\w.-]*)\$\{[^`]*?\}([\w.-]*)`/g)].map(
    ([, start = '', end = '']) => ({ start, end }),
  )
  const unused = Object.keys(english)
    .map((key) => withoutPluralForm(key))
    .filter((key) => !written.has(key))
    .filter((key) => !open.some(({ start, end }) => key.startsWith(start) && key.endsWith(end)))
  expect(unused).toEqual([])
})

const forms = (one: Readonly<Record<string, string>>) =>
  new Set(Object.keys(one).map((key) => withoutPluralForm(key)))

test.each(whole)('%s has every message', (locale) => {
  expect(forms(readCatalogue(locale)), 'each key stands in every messages/*.json').toEqual(
    forms(english),
  )
})

test.each(trialLocales)('%s, on trial, has no other messages than English has', (locale) => {
  const known = forms(english)
  expect([...forms(readCatalogue(locale))].filter((key) => !known.has(key))).toEqual([])
})

test.each(availableLocales())('%s has the placeholders and tags of English', (locale) => {
  const catalogue = readCatalogue(locale)
  const differing = Object.entries(catalogue).filter(([key, text]) => {
    const original = english[key] ?? english[`${withoutPluralForm(key)}_other`] ?? ''
    return placeholders(text).join() !== placeholders(original).join()
  })
  expect(differing).toEqual([])
})

test.each(availableLocales())('%s has the plural forms of its language', (locale) => {
  const forms = new Intl.PluralRules(intlTag(locale)).resolvedOptions().pluralCategories
  const catalogue = readCatalogue(locale)
  const counted = Object.keys(catalogue).filter((key) => key !== withoutPluralForm(key))
  const names = new Set(counted.map((key) => withoutPluralForm(key)))
  expect(counted.toSorted()).toEqual(
    [...names].flatMap((name) => forms.map((form) => `${name}_${form}`)).toSorted(),
  )
})

test.each(
  stored.flatMap((locale) => [
    { name: locale, texts: readCatalogue(locale) },
    { name: `places/${locale}`, texts: readPlaces(locale) },
  ]),
)('$name is sorted by key, its letters composed in one way', ({ texts }) => {
  expect(Object.keys(texts)).toEqual(Object.keys(texts).toSorted())
  expect(Object.values(texts).filter((text) => text !== text.normalize('NFC'))).toEqual([])
})

test('Hindi names every state, and every city and district that a pincode leads to', () => {
  const cities = loadPincodeTable()
    .all()
    .map(({ city }) => city)
  const named = readPlaces('hi')
  expect(Object.keys(named)).toEqual([...new Set([...indianStates, ...cities])].toSorted())
  expect(
    Object.values(named).filter((name) => !/^[\p{Script=Devanagari}\d -]+$/u.test(name)),
  ).toEqual([])
})

/* Indian languages have Latin letters only in these, which everybody reads so. */
const latinWords = `
Data Protection Board of India | DD-MM-YYYY | Google Authenticator | LOGIN_CODES_PER_HOUR | Microsoft Authenticator
Samsung Internet | UC Browser | When codes are used up | data.json | files | yyyy-MM-dd | nonce
Android | Chromebook | Chrome | Edge | Firefox | iPad | iPhone | JavaScript | Linux | Mac | MS Excel | Opera | Safari | Windows
CC BY | Facebook | GeoNames | Google | Instagram | LinkedIn | Razorpay | Telegram | WhatsApp | Basic | In Demand
CSV | JPEG | JPG | MB | MP4 | PDF | PNG | WebM | ZIP
CGST | CIN | EMI | GSTIN | GST | IGST | PAN | SAC | SGST | UPI | UTGST
AI | BPO | ESI | HR | ID | N/A | OTP | PF | QR | SMS | START | STOP`

test.each(['hi', 'mr'])('%s is written in its own letters', (locale) => {
  const names = new RegExp(latinWords.trim().replaceAll(/ [|] |\n/g, '|'), 'g')
  const untranslated = Object.entries(readCatalogue(locale)).filter(([, text]) =>
    /[a-z]/i.test(text.replace(/\{\{\w+\}\}|<\/?\w+>/g, '').replace(names, '')),
  )
  expect(untranslated).toEqual([])
})
