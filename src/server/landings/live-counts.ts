import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { serveWhileRereading } from '../lib/serve-while-rereading.ts'
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

/** The counts behind the links between pages: they may be minutes old, and no list is made of them. */
export function createLiveCounts({ db, clock, log }: { db: Kysely<DB>; clock: Clock; log: Log }) {
  const read = async (cities: Cities) => sumUp(await countByPlace(db, clock.now()), cities)
  return serveWhileRereading(read, { clock, log, what: 'Counts of pages', freshMs, usableMs })
}

type Row = Counted & { readonly city: string; readonly category: string }

/** Jobs are found by a city's name in any letter case; other names of it are other cities. */
function sumUp(rows: readonly Row[], cities: Cities): LiveCounts {
  const byName = new Map([...cities.values()].map((city) => [city.name.toLowerCase(), city]))
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
    const city = byName.get(row.city.trim().toLowerCase())
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
