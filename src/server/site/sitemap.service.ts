import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { jobSlug } from '#contract/job-slug.ts'
import type { DB } from '../db/types.ts'
import type { LandingsService } from '../landings/landings.service.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import * as sitemap from './sitemap.repository.ts'
import { jobPartsFor, mapEnd, mapEntry, mapIndex, mapStart } from './sitemap.rules.ts'
import { mostAddresses, rangeOfPart } from './sitemap.rules.ts'
import type { Address, JobRange } from './sitemap.rules.ts'

type Needs = { db: Kysely<DB>; clock: Clock; landings: LandingsService; publicUrl: string }

/** A part as it stands: `etag` is another once it changed; `read` makes it, piece by piece. */
export type MapPart = { readonly etag: string; readonly read: () => AsyncIterable<string> }

export type SitemapService = ReturnType<typeof createSitemapService>

/** Pages for everybody that are always there. */
export const standingPages = [
  '/',
  '/jobs',
  '/jobs/by-city',
  '/Frame-3',
  '/Contact',
  '/pricing_page',
  '/candidate_login',
  '/employee_login',
  '/terms_conditions',
  '/privacy_policy',
  '/refund_policy',
] as const

const batchSize = 1_000
/** How long the number of live jobs decides into how many parts they are cut. */
const countedForMs = 600_000

/** What search engines may look at: the standing pages, those of categories and cities, and the live jobs. */
export function createSitemapService({ db, clock, landings, publicUrl }: Needs) {
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
      return whole(mapIndex(publicUrl, ['pages', 'landings', ...jobPartsFor(await countJobs())]))
    },

    /** @throws AppError NOT_FOUND for a name that no part ever had */
    async part(name: string): Promise<MapPart> {
      if (name === 'pages') return mapOf(standingPages.map((path) => ({ path })))
      if (name === 'landings') {
        const addresses = await landings.listAddresses()
        return mapOf(
          addresses
            .slice(0, mostAddresses)
            .map(({ slug, newestAt }) => ({ path: `/jobs/${slug}`, changedAt: newestAt })),
        )
      }
      const range = rangeOfPart(name)
      if (!range) throw new AppError('NOT_FOUND')
      const state = await sitemap.findState(db, range, clock.now())
      const etag = `W/"${name}-${state?.jobs ?? 0}-${state?.newest?.getTime() ?? 0}"`
      return { etag, read: () => readJobs(range) }
    },
  }

  function mapOf(addresses: readonly Address[]): MapPart {
    const entries = addresses.map((address) => mapEntry(publicUrl, address))
    return whole(mapStart + entries.join('') + mapEnd)
  }

  async function* readJobs(range: JobRange): AsyncIterable<string> {
    yield mapStart
    const now = clock.now()
    let { after } = range
    for (let left = mostAddresses; left > 0;) {
      const limit = Math.min(batchSize, left)
      const jobs = await sitemap.listJobs(db, { ...range, after, now, limit })
      const entries = jobs.map((job) =>
        mapEntry(publicUrl, { path: `/jobs/${jobSlug(job)}`, changedAt: job.updatedAt }),
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
