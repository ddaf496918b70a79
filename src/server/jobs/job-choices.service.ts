import type { Kysely } from 'kysely'
import type { JobFilterChoices } from '#contract/job-search.ts'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { serveWhileRereading } from '../lib/serve-while-rereading.ts'
import type { SearchService } from '../search/search.service.ts'
import { findChoices } from './job-choices.repository.ts'

type Needs = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  search: Pick<SearchService, 'estimateLiveJobs' | 'knowTowns'>
}

/** Of so many jobs a minute's come and go adds hardly a place or a company, and to read all takes a while. */
const largeMarket = 5_000
const freshMs = 60_000
const usableMs = 600_000

/** The places and companies that a search can be narrowed to. */
export function createJobChoices({ db, clock, log, search }: Needs) {
  const { compare } = new Intl.Collator('en-IN', { sensitivity: 'base' })
  const alphabetical = (texts: string[]): string[] => texts.toSorted(compare)

  const readLarge = serveWhileRereading(read, {
    clock,
    log,
    what: 'Choices of search',
    freshMs,
    usableMs,
  })

  return {
    /** All that there are, or the `most` commonest of each. */
    async listJobFilterChoices(most: number = limits.filterChoicesMax): Promise<JobFilterChoices> {
      const isLarge = (await search.estimateLiveJobs()) >= largeMarket
      const { locations, companies } = isLarge ? await readLarge(undefined) : await read()
      return {
        locations: alphabetical(locations.slice(0, most)),
        companies: alphabetical(companies.slice(0, most)),
        isWhole: Math.max(locations.length, companies.length) <= most,
      }
    },
  }

  /** The commonest first. */
  async function read(): Promise<{ locations: string[]; companies: string[] }> {
    const now = clock.now()
    const [cities, companies, townOf] = await Promise.all([
      findChoices(db, 'city', now),
      findChoices(db, 'company_name', now),
      search.knowTowns(),
    ])
    return { locations: onceEach(cities, townOf), companies }
  }
}

/** A town under its commonest name alone: the others find the same jobs. */
function onceEach(names: readonly string[], townOf: (written: string) => string): string[] {
  const first = new Map<string, string>()
  for (const name of names) if (!first.has(townOf(name))) first.set(townOf(name), name)
  return [...first.values()]
}
