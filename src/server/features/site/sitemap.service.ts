import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { jobSlug } from '#contract/jobs/slug.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { DB } from '#server/db/types.ts'
import type { LandingsService } from '#server/features/landing-pages/landing-pages.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import * as sitemap from './sitemap.repository.ts'
import { createMapEntries, jobPartsFor, mapEnd, mapIndex } from './sitemap.rules.ts'
import { maxPagesPerPart, rangeOfPart } from './sitemap.rules.ts'
import type { Address, JobRange } from './sitemap.rules.ts'

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
/** The number of live jobs, which decides the number of parts, is cached for this long. */
const countedForMs = 600_000

/** The sitemap: static pages, landing pages, and live jobs. */
export function createSitemapService({ db, clock, landings, publicUrl, languages }: Deps) {
  const { start, entriesOf } = createMapEntries(publicUrl, languages)
  const maxPages = maxPagesPerPart(languages.length)
  /** A part changes with the languages too. */
  const inLanguages = languages.length > 1 ? `-${languages.join('.')}` : ''
  let counted: { jobs: number; at: number } | undefined

  async function countJobs(): Promise<number> {
    const now = clock.now()
    if (!counted || now.getTime() - counted.at > countedForMs) {
      counted = { jobs: await sitemap.countLiveJobs(db, now), at: now.getTime() }
    }
    return counted.jobs
  }

  return {
    async index(): Promise<MapPart> {
      const jobParts = jobPartsFor(await countJobs(), languages.length)
      return whole(mapIndex(publicUrl, ['pages', 'landings', ...jobParts]))
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
      const state = await sitemap.findState(db, range, clock.now())
      const etag = `W/"${name}-${state?.jobs ?? 0}-${state?.newest?.getTime() ?? 0}${inLanguages}"`
      return { etag, read: () => readJobs(range) }
    },
  }

  function mapOf(addresses: readonly Address[]): MapPart {
    const entries = addresses.map(entriesOf)
    return whole(start + entries.join('') + mapEnd)
  }

  async function* readJobs(range: JobRange): AsyncIterable<string> {
    yield start
    const now = clock.now()
    let { after } = range
    for (let left = maxPages; left > 0;) {
      const limit = Math.min(batchSize, left)
      const jobs = await sitemap.listJobs(db, { ...range, after, now, limit })
      const entries = jobs.map((job) =>
        entriesOf({ path: `/jobs/${jobSlug(job)}`, changedAt: job.updatedAt }),
      )
      if (entries.length > 0) yield entries.join('')
      left -= jobs.length
      const last = jobs.at(-1)
      if (!last || jobs.length < limit) break
      after = last.id
    }
    yield mapEnd
  }
}

function whole(text: string): MapPart {
  const digest = createHash('sha256').update(text).digest('base64url')
  return {
    etag: `W/"${digest}"`,
    read: async function* read() {
      yield text
    },
  }
}
