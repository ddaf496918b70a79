import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { companySlug } from '#contract/companies/slug.ts'
import { jobSlug } from '#contract/jobs/slug.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { DB } from '#server/db/types.ts'
import { companyCode } from '#server/lib/company-code.ts'
import type { LandingsService } from '#server/features/landing-pages/landing-pages.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import * as sitemap from './sitemap.repository.ts'
import { createMapEntries, mapEnd, mapIndex } from './sitemap.rules.ts'
import { maxPagesPerPart, partsFor, rangeOfPart } from './sitemap.rules.ts'
import type { Address, IdRange, MappedKind } from './sitemap.rules.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  landings: LandingsService
  publicUrl: string
  /** The main one first. */
  languages: readonly Locale[]
}

/** A part of the sitemap: `etag` changes with its content; `read` streams it. */
export type MapPart = { readonly etag: string; readonly read: () => AsyncIterable<string> }

export type SitemapService = ReturnType<typeof createSitemapService>

/** Public pages that always exist. */
const standingPages = [
  '/',
  '/jobs',
  '/jobs/by-city',
  '/Frame-3',
  '/Contact',
  '/check',
  '/pricing_page',
  '/candidate_login',
  '/employee_login',
  '/terms_conditions',
  '/privacy_policy',
  '/refund_policy',
] as const

const batchSize = 1_000
/** The numbers of live jobs and of hiring companies, which decide the number of parts, are cached for this long. */
const countedForMs = 600_000

/** The sitemap: static pages, landing pages, live jobs, and companies that have one. */
export function createSitemapService({ db, clock, landings, publicUrl, languages }: Deps) {
  const { start, entriesOf } = createMapEntries(publicUrl, languages)
  const maxPages = maxPagesPerPart(languages.length)
  /** A part changes with the languages too. */
  const inLanguages = languages.length > 1 ? `-${languages.join('.')}` : ''
  let counted: { jobs: number; companies: number; at: number } | undefined

  async function countPages(): Promise<{ jobs: number; companies: number }> {
    const now = clock.now()
    if (!counted || now.getTime() - counted.at > countedForMs) {
      const [jobs, companies] = await Promise.all([
        sitemap.countLiveJobs(db, now),
        sitemap.countHiringCompanies(db, now),
      ])
      counted = { jobs, companies, at: now.getTime() }
    }
    return counted
  }

  return {
    async index(): Promise<MapPart> {
      const { jobs, companies } = await countPages()
      const parts = [
        ...partsFor('companies', companies, languages.length),
        ...partsFor('jobs', jobs, languages.length),
      ]
      return whole(mapIndex(publicUrl, ['pages', 'landings', ...parts]))
    },

    /** @throws AppError NOT_FOUND for an invalid name */
    async part(name: string): Promise<MapPart> {
      if (name === 'pages') return mapOf(standingPages.map((path) => ({ path })))
      if (name === 'landings') {
        const addresses = await landings.listAddresses()
        return mapOf(
          addresses
            .slice(0, maxPages)
            .map(({ slug, newestAt }) => ({ path: `/jobs/${slug}`, changedAt: newestAt })),
        )
      }
      const range = rangeOfPart(name)
      if (!range) throw new AppError('NOT_FOUND')
      const source = sources[range.kind]
      const state = await source.findState(db, range, clock.now())
      const etag = `W/"${name}-${state?.pages ?? 0}-${state?.newest?.getTime() ?? 0}${inLanguages}"`
      return { etag, read: () => readPages(range, source.list) }
    },
  }

  function mapOf(addresses: readonly Address[]): MapPart {
    const entries = addresses.map(entriesOf)
    return whole(start + entries.join('') + mapEnd)
  }

  async function* readPages(range: IdRange, list: ListPages): AsyncIterable<string> {
    yield start
    const now = clock.now()
    let { after } = range
    for (let left = maxPages; left > 0;) {
      const limit = Math.min(batchSize, left)
      const pages = await list(db, { ...range, after, now, limit })
      const entries = pages.map(entriesOf)
      if (entries.length > 0) yield entries.join('')
      left -= pages.length
      const last = pages.at(-1)
      if (!last || pages.length < limit) break
      after = last.id
    }
    yield mapEnd
  }
}

type Batch = IdRange & { readonly now: Date; readonly limit: number }
type ListPages = (db: Kysely<DB>, batch: Batch) => Promise<readonly (Address & { id: string })[]>

const sources = {
  jobs: {
    findState: sitemap.findState,
    list: async (db, batch) =>
      (await sitemap.listJobs(db, batch)).map((job) => ({
        id: job.id,
        path: `/jobs/${jobSlug(job)}`,
        changedAt: job.updatedAt,
      })),
  },
  companies: {
    findState: sitemap.findCompaniesState,
    list: async (db, batch) =>
      (await sitemap.listCompanies(db, batch)).map(({ id, name, updatedAt }) => ({
        id,
        path: `/companies/${companySlug(name, companyCode(id))}`,
        changedAt: updatedAt,
      })),
  },
} as const satisfies Record<MappedKind, { findState: typeof sitemap.findState; list: ListPages }>

function whole(text: string): MapPart {
  const digest = createHash('sha256').update(text).digest('base64url')
  return {
    etag: `W/"${digest}"`,
    read: async function* read() {
      yield text
    },
  }
}
