import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { serveWhileRereading } from '../lib/serve-while-rereading.ts'
import type { SearchService } from '../search/search.service.ts'
import { countByPlace } from './landings.repository.ts'
import { landingCategories } from './slugs.rules.ts'
import type { Cities, LandingCategory, LandingCity } from './slugs.rules.ts'

export type Counted = { readonly jobs: number; readonly newestAt: Date }

/** How many live jobs a city has, in all and of each category. */
export type CityCounts = {
  readonly city: LandingCity
  readonly all: Counted
  readonly categories: ReadonlyMap<LandingCategory, Counted>
}

export type LiveCounts = {
  readonly categories: ReadonlyMap<LandingCategory, Counted>
  /** Cities with most jobs first. */
  readonly cities: ReadonlyMap<string, CityCounts>
}

const freshMs = 60_000
const usableMs = 600_000

type Needs = {
  readonly db: Kysely<DB>
  readonly clock: Clock
  readonly log: Log
  readonly search: Pick<SearchService, 'knowTowns'>
}

/** The counts behind the links between pages: they may be minutes old, and no list is made of them. */
export function createLiveCounts({ db, clock, log, search }: Needs) {
  const read = async (cities: Cities) => {
    const rows = await countByPlace(db, clock.now())
    return sumUp(rows, cities, await search.knowTowns())
  }
  return serveWhileRereading(read, { clock, log, what: 'Counts of pages', freshMs, usableMs })
}

type Row = Counted & { readonly city: string; readonly category: string }

/** Two cities of the pincode table may be one to search: the one by its name is meant. */
function sumUp(
  rows: readonly Row[],
  cities: Cities,
  townOf: (written: string) => string,
): LiveCounts {
  const byTown = new Map<string, LandingCity>()
  for (const city of cities.values()) {
    const town = townOf(city.name)
    if (!byTown.has(town) || town.endsWith(`:${city.name.toLowerCase()}`)) byTown.set(town, city)
  }
  const isLanding = (category: string): category is LandingCategory =>
    landingCategories.some(({ value }) => value === category)
  const overall = new Map<LandingCategory, Counted>()
  const counted = new Map<
    LandingCity,
    { all: Counted; categories: Map<LandingCategory, Counted> }
  >()
  for (const row of rows) {
    const category = isLanding(row.category) ? row.category : undefined
    if (category) overall.set(category, added(overall.get(category), row))
    const city = byTown.get(townOf(row.city))
    if (!city) continue
    const before = counted.get(city)
    const categories = before?.categories ?? new Map<LandingCategory, Counted>()
    if (category) categories.set(category, added(categories.get(category), row))
    counted.set(city, { all: added(before?.all, row), categories })
  }
  const sorted = [...counted].sort(([, one], [, other]) => other.all.jobs - one.all.jobs)
  return {
    categories: overall,
    cities: new Map(sorted.map(([city, counts]) => [city.slug, { city, ...counts }])),
  }
}

function added(one: Counted | undefined, { jobs, newestAt }: Counted): Counted {
  if (!one) return { jobs, newestAt }
  return {
    jobs: one.jobs + jobs,
    newestAt: one.newestAt > newestAt ? one.newestAt : newestAt,
  }
}
