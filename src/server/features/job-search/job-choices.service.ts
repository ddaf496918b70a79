import type { Kysely } from 'kysely'
import type { JobFilterChoices } from '#contract/job-search/schemas.ts'
import { limits } from '#contract/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { staleWhileRevalidate } from '#server/cache/stale-while-revalidate.ts'
import type { SearchService } from './search.service.ts'
import { findChoices } from './job-choices.repository.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  search: Pick<SearchService, 'estimateLiveJobs' | 'getTownKeys'>
}

/**
 * A long lifetime: in a large market a minute hardly changes the lists, and reading them takes
 * long.
 */
const largeMarket = 5_000
const freshMs = 60_000
const usableMs = 600_000

/** The places and companies that a search can be narrowed to. */
export function createJobChoices({ db, clock, log, search }: Deps) {
  const { compare } = new Intl.Collator('en-IN', { sensitivity: 'base' })
  const alphabetical = (texts: string[]): string[] => texts.toSorted(compare)

  const large = staleWhileRevalidate(read, {
    clock,
    log,
    name: 'Choices of search',
    freshMs,
    usableMs,
  })

  return {
    /** All choices, or the `max` commonest of each. */
    async listJobFilterChoices(max: number = limits.filterChoicesMax): Promise<JobFilterChoices> {
      const isLarge = (await search.estimateLiveJobs()) >= largeMarket
      const { locations, companies } = isLarge ? await large.get(undefined) : await read()
      return {
        locations: alphabetical(locations.slice(0, max)),
        companies: alphabetical(companies.slice(0, max)),
        isWhole: Math.max(locations.length, companies.length) <= max,
      }
    },
  }

  /** The commonest first. */
  async function read(): Promise<{ locations: string[]; companies: string[] }> {
    const now = clock.now()
    const [cities, companies, townKeyOf] = await Promise.all([
      findChoices(db, 'city', now),
      findChoices(db, 'company_name', now),
      search.getTownKeys(),
    ])
    return { locations: onceEach(cities, townKeyOf), companies }
  }
}

/** Each town under its commonest name: the other spellings find the same jobs. */
function onceEach(names: readonly string[], townKeyOf: (written: string) => string): string[] {
  const first = new Map<string, string>()
  for (const name of names) if (!first.has(townKeyOf(name))) first.set(townKeyOf(name), name)
  return [...first.values()]
}
