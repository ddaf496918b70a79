import { alternates, localePath } from '#contract/i18n/locale-address.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import { firstId } from '#server/lib/ids.ts'

/*
 * The sitemap in parts. Jobs and companies are split by ranges of their random ids, into a power of two of parts. So
 * parts are about equal, stay the same while the market's size is stable, and are read by the key.
 */

/** The protocol's limits of a part: addresses, and bytes before encoding. */
const maxAddresses = 50_000
const maxBytes = 50_000_000
/** No address of ours is longer, its tag included. */
const bytesPerAddress = 250
/** A part begins this much below its limit, so that it stays the same while jobs come and go. */
const usualShare = 0.7
const maxParts = 4_096

/** How many pages a part may name: each page in each language, and each with the addresses of all. */
export function maxPagesPerPart(languages: number): number {
  if (languages < 2) return maxAddresses
  const bytesPerPage = languages * (languages + 2) * bytesPerAddress
  return Math.floor(Math.min(maxAddresses / languages, maxBytes / bytesPerPage))
}

/** What is divided into parts. */
export type MappedKind = 'jobs' | 'companies'

export type IdRange = {
  /** Exclusive lower bound of the ids. */
  readonly after: string
  /** Inclusive upper bound of the ids. */
  readonly last: string
}

export type Address = { readonly path: string; readonly changedAt?: Date | undefined }

export function partsFor(kind: MappedKind, pages: number, languages: number): string[] {
  let parts = 1
  while (pages / parts > usualShare * maxPagesPerPart(languages) && parts < maxParts) parts *= 2
  return Array.from({ length: parts }, (_, index) => `${kind}-${parts}-${index}`)
}

/** The id range of a part, and of what; undefined for an invalid name. */
export function rangeOfPart(name: string): (IdRange & { readonly kind: MappedKind }) | undefined {
  const [, kind, partCount, place] =
    /^(jobs|companies)-([1-9]\d{0,3})-(0|[1-9]\d{0,3})$/.exec(name) ?? []
  if (partCount === undefined || place === undefined) return undefined
  const [parts, index] = [Number(partCount), Number(place)]
  const isPower = (parts & (parts - 1)) === 0
  if (!isPower || parts > maxParts || index >= parts) return undefined
  const share = maxParts / parts
  return {
    kind: kind === 'companies' ? kind : 'jobs',
    after: index === 0 ? firstId : lastOf(index * share - 1),
    last: lastOf((index + 1) * share - 1),
  }
}

/** The last id that begins with these twelve bits. */
const lastOf = (bits: number): string =>
  `${bits.toString(16).padStart(3, '0')}fffff-ffff-ffff-ffff-ffffffffffff`

const mapStart = (languages: readonly Locale[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
`
export const mapEnd = '</urlset>\n'

/** Writes the entries of a page: one for each language, each with the addresses of all. */
export function createMapEntries(publicUrl: string, languages: readonly Locale[]) {
  const addressIn = (path: string, locale: Locale): string =>
    escapeHtml(publicUrl + localePath(path, locale, languages))

  const alternatesOf = (path: string): string =>
    alternates(languages)
      .map(
        ({ name, locale }) =>
          `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(path, locale)}"/>`,
      )
      .join('')

  return {
    start: mapStart(languages),

    entriesOf({ path, changedAt }: Address): string {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      const links = alternatesOf(path)
      return languages
        .map((locale) => `<url><loc>${addressIn(path, locale)}</loc>${changed}${links}</url>\n`)
        .join('')
    },
  }
}

export function mapIndex(publicUrl: string, parts: readonly string[]): string {
  const entries = parts.map(
    (part) => `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemaps/${part}.xml`)}</loc></sitemap>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</sitemapindex>
`
}
