import type { Kysely } from 'kysely'
import type { JobFilterChoices } from '#contract/job-search.ts'
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
  search: Pick<SearchService, 'estimateLiveJobs'>
}

/** Of so many jobs a minute's come and go adds hardly a place or a company, and to read all takes a while. */
const largeMarket = 5_000
const freshMs = 60_000
const usableMs = 600_000

/** The places and companies that a search can be narrowed to. */
export function createJobChoices({ db, clock, log, search }: Needs) {
  const readLarge = serveWhileRereading(read, {
    clock,
    log,
    what: 'Choices of search',
    freshMs,
    usableMs,
  })

  return {
    async listJobFilterChoices(): Promise<JobFilterChoices> {
      const isLarge = (await search.estimateLiveJobs()) >= largeMarket
      return isLarge ? await readLarge(undefined) : await read()
    },
  }

  async function read(): Promise<JobFilterChoices> {
    const now = clock.now()
    const [locations, companies] = await Promise.all([
      findChoices(db, 'city', now),
      findChoices(db, 'company_name', now),
    ])
    return { locations: alphabetical(locations), companies: alphabetical(companies) }
  }
}

const alphabetical = (texts: string[]): string[] =>
  texts.toSorted((one, other) => one.localeCompare(other, 'en-IN', { sensitivity: 'base' }))
