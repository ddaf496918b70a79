import type { Kysely } from 'kysely'
import type { CategoryLink, CityLink, Landing, Landings } from '#contract/landing-pages/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { SearchService } from '#server/features/job-search/search.service.ts'
import { squaredDistance } from './cities.ts'
import { createLiveCounts } from './live-counts.ts'
import type { CityCounts, Counted, LiveCounts } from './live-counts.ts'
import { landingCategories } from './landing-names.ts'
import type { LandingCategory } from './landing-names.ts'
import { landingSlug, readLandingSlug } from './slugs.rules.ts'
import type { Cities, LandingTarget } from './slugs.rules.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  cities: Cities
  search: Pick<SearchService, 'getTownKeys'>
}

export type LandingAddress = { readonly slug: string; readonly newestAt: Date }

export type LandingsService = ReturnType<typeof createLandingsService>

/** Pages of jobs by category and city. */
export function createLandingsService({ db, clock, log, cities, search }: Deps) {
  const readCounts = createLiveCounts({ db, clock, log, search })

  return {
    /** @throws AppError NOT_FOUND for a slug without a category and a city */
    async getLanding(slug: string): Promise<Landing> {
      const target = readLandingSlug(slug, cities)
      if (!target) throw new AppError('NOT_FOUND')
      const counts = await readCounts(cities)
      const { category, city } = target
      return {
        slug: landingSlug(category, city?.slug),
        category: category ?? null,
        city: city ? { slug: city.slug, name: city.name, state: city.state } : null,
        categories: otherCategories(target, counts),
        cities: otherCities(target, counts),
      }
    },

    async listLandings(maxCities: number): Promise<Landings> {
      const counts = await readCounts(cities)
      return {
        categories: otherCategories({ category: undefined, city: undefined }, counts),
        cities: [...counts.cities.values()]
          .slice(0, maxCities)
          .map(({ city, all }) => linkTo(city, undefined, all)),
      }
    },

    /** Every page that has jobs, with the day of the newest job. */
    async listAddresses(): Promise<LandingAddress[]> {
      const counts = await readCounts(cities)
      const ofCategories = [...counts.categories].map(([category, { newestAt }]) => ({
        slug: landingSlug(category, undefined),
        newestAt,
      }))
      return [...ofCategories, ...[...counts.cities.values()].flatMap(addressesOf)]
    },
  }
}

function otherCategories({ category, city }: LandingTarget, counts: LiveCounts): CategoryLink[] {
  const counted = city ? counts.cities.get(city.slug)?.categories : counts.categories
  const withJobs = landingCategories.flatMap(({ value }) => {
    const there = counted?.get(value)
    if (!there || value === category) return []
    return [{ slug: landingSlug(value, city?.slug), category: value, jobs: there.jobs }]
  })
  return withJobs.toSorted((one, other) => other.jobs - one.jobs)
}

function otherCities({ category, city }: LandingTarget, counts: LiveCounts): CityLink[] {
  const withJobs = [...counts.cities.values()].flatMap((each) => {
    const there = category === undefined ? each.all : each.categories.get(category)
    return there && each.city !== city ? [{ city: each.city, there }] : []
  })
  const sorted = city
    ? withJobs.toSorted(
        (one, other) => squaredDistance(city, one.city) - squaredDistance(city, other.city),
      )
    : withJobs.toSorted((one, other) => other.there.jobs - one.there.jobs)
  return sorted
    .slice(0, city ? limits.nearCitiesShown : limits.landingCitiesMax)
    .map(({ city: each, there }) => linkTo(each, category, there))
}

function linkTo(
  { slug, name, state }: CityCounts['city'],
  category: LandingCategory | undefined,
  { jobs }: Counted,
): CityLink {
  return { slug: landingSlug(category, slug), name, state, jobs }
}

function addressesOf({ city, all, categories }: CityCounts): LandingAddress[] {
  return [
    { slug: city.slug, newestAt: all.newestAt },
    ...[...categories].map(([category, { newestAt }]) => ({
      slug: landingSlug(category, city.slug),
      newestAt,
    })),
  ]
}
