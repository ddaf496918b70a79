import { readFileSync } from 'node:fs'
import { z } from 'zod'

/*
 * A text of the pseudo-locale is accented, so that a plain word in it comes from elsewhere: a sentence in the code, or
 * data, which is the same in all languages.
 */

/** Brands, and names that the installation and its machines have. */
const names = [
  'Kaamyab',
  'Google',
  'WhatsApp',
  'Razorpay',
  // Of the installation.
  'Registered address, New Delhi',
  // Of background work and migrations.
  'send-mail',
  // Of the calendar: `Intl` has them in every language but the made-up one.
  'January February March April May June July August September October November December'.split(
    ' ',
  ),
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
].flat()

const pincodes = new URL('../../src/server/features/places/data/pincodes.json', import.meta.url)
const placesSchema = z.object({ places: z.array(z.tuple([z.string(), z.string()])) })

/** States and cities of India. */
const readPlaces = (): readonly string[] =>
  placesSchema.parse(JSON.parse(readFileSync(pincodes, 'utf8'))).places.flat()

/** What has a form of its own: addresses, migrations, ids of the payment provider, times of day, and short names of weekdays. */
const formed =
  /\S+@\S+|https?:\S+|\b\w+(?:\.\w+)*\.(?:example|com|in)\b\S*|\b(?:\d{4}|order|pay|rfnd)_\w+|(?:\bat )?\b\d{1,2}:\d{2}\s[ap]m\b|\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)\b/g

/** The plain words of texts, without the names that are known and the data. */
export function findPlainWords(text: string, data: readonly string[] = []): readonly string[] {
  if (plainWords(text).length === 0) return []
  let rest = text.replace(formed, ' ')
  for (const phrase of [...data, ...names].toSorted((one, other) => other.length - one.length))
    rest = rest.replaceAll(phrase, ' ')
  if (plainWords(rest).length > 0)
    for (const place of readPlaces()) rest = rest.replaceAll(place, ' ')
  return plainWords(rest)
}

/** A word without a vowel has no accent either. */
const plainWords = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).filter(
    (word) => /^[a-z]{2,}$/i.test(word) && /[aeiouy]/i.test(word),
  )
