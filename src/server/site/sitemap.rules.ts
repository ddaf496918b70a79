import { escapeHtml } from '../lib/escape-html.ts'
import { firstId } from '../lib/ids.ts'

/*
 * The map of the site in parts. Jobs are cut by their ids, which are random: parts of a power of two are as good as
 * equal, keep their jobs while the market stays about as large, and are read by the key.
 */

/** The most that one part may hold, and what it holds when all is well. */
export const mostAddresses = 50_000
const usualAddresses = 35_000
const mostParts = 4_096

export type JobRange = {
  /** The jobs of the range come after this id, */
  readonly after: string
  /** and this may be the last of them. */
  readonly last: string
}

export type Address = { readonly path: string; readonly changedAt?: Date | undefined }

export function jobPartsFor(jobs: number): string[] {
  let parts = 1
  while (jobs / parts > usualAddresses && parts < mostParts) parts *= 2
  return Array.from({ length: parts }, (_, index) => `jobs-${parts}-${index}`)
}

/** The jobs of a part; undefined for a name that no part ever had. */
export function rangeOfPart(name: string): JobRange | undefined {
  const [, written, place] = /^jobs-([1-9]\d{0,3})-(0|[1-9]\d{0,3})$/.exec(name) ?? []
  if (written === undefined || place === undefined) return undefined
  const [parts, index] = [Number(written), Number(place)]
  const isPower = (parts & (parts - 1)) === 0
  if (!isPower || parts > mostParts || index >= parts) return undefined
  const share = mostParts / parts
  return {
    after: index === 0 ? firstId : lastOf(index * share - 1),
    last: lastOf((index + 1) * share - 1),
  }
}

/** The last id that begins with these twelve bits. */
const lastOf = (bits: number): string =>
  `${bits.toString(16).padStart(3, '0')}fffff-ffff-ffff-ffff-ffffffffffff`

export const mapStart = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
`
export const mapEnd = '</urlset>\n'

export function mapEntry(publicUrl: string, { path, changedAt }: Address): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${changed}</url>\n`
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
