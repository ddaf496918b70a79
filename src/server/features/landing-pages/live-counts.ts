import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { staleWhileRevalidate } from '#server/cache/stale-while-revalidate.ts'
import type { SearchService } from '#server/features/job-search/search.service.ts'
import { countByPlace } from './landing-pages.repository.ts'
import { landingCategories } from './landing-names.ts'
import type { LandingCategory } from './landing-names.ts'
import type { Cities, LandingCity } from './slugs.rules.ts'

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

type Deps = {
  readonly db: Kysely<DB>
  readonly clock: Clock
  readonly log: Log
  readonly search: Pick<SearchService, 'getTownKeys'>
}

/** The counts beside the links between landing pages. They may be minutes old; no list of jobs is made of them. */
export function createLiveCounts({ db, clock, log, search }: Deps) {
  const read = async (cities: Cities) => {
    const rows = await countByPlace(db, clock.now())
    return sumUp(rows, cities, await search.getTownKeys())
  }
  return staleWhileRevalidate(read, {
    clock,
    log,
    name: 'Counts of landing pages',
    freshMs,
    usableMs,
  }).get
}

type Row = Counted & { readonly city: string; readonly category: string }

/** Two cities of the pincode table may be one town to search, which then belongs to the city with its name. */
function sumUp(
  rows: readonly Row[],
  cities: Cities,
  townKeyOf: (written: string) => string,
): LiveCounts {
  const byTown = new Map<string, LandingCity>()
  for (const city of cities.values()) {
    const town = townKeyOf(city.name)
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
    const city = byTown.get(townKeyOf(row.city))
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
