import type { Kysely } from 'kysely'
import type { CityLink, Landing, LandingLink, Landings } from '#contract/landings.ts'
import { limits } from '#contract/limits.ts'
import { optionLabel } from '#contract/options.ts'
import type { DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { SearchService } from '../search/search.service.ts'
import { squaredDistance } from './cities.ts'
import { createLiveCounts } from './live-counts.ts'
import type { CityCounts, Counted, LiveCounts } from './live-counts.ts'
import { landingCategories, landingSlug, readLandingSlug } from './slugs.rules.ts'
import type { Cities, LandingCategory, LandingTarget } from './slugs.rules.ts'

type Needs = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  cities: Cities
  search: Pick<SearchService, 'knowTowns'>
}

export type LandingAddress = { readonly slug: string; readonly newestAt: Date }

export type LandingsService = ReturnType<typeof createLandingsService>

/** Pages of jobs by category and city, under names that people can guess. */
export function createLandingsService({ db, clock, log, cities, search }: Needs) {
  const readCounts = createLiveCounts({ db, clock, log, search })

  return {
    /** @throws AppError NOT_FOUND for a name of no category and no city */
    async getLanding(slug: string): Promise<Landing> {
      const target = readLandingSlug(slug, cities)
      if (!target) throw new AppError('NOT_FOUND')
      const counts = await readCounts(cities)
      const { category, city } = target
      return {
        slug: landingSlug(category, city?.slug),
        category:
          category === undefined
            ? null
            : { slug: category, name: nameOf(category), value: category },
        city: city ? { slug: city.slug, name: city.name, state: city.state } : null,
        categories: otherCategories(target, counts),
        cities: otherCities(target, counts),
      }
    },

    async listLandings(mostCities: number): Promise<Landings> {
      const counts = await readCounts(cities)
      return {
        categories: otherCategories({ category: undefined, city: undefined }, counts),
        cities: [...counts.cities.values()]
          .slice(0, mostCities)
          .map(({ city, all }) => linkTo(city, undefined, all)),
      }
    },

    /** Every page that has jobs, with the day of its newest. */
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

const nameOf = (category: LandingCategory): string => optionLabel(landingCategories, category)

function otherCategories({ category, city }: LandingTarget, counts: LiveCounts): LandingLink[] {
  const counted = city ? counts.cities.get(city.slug)?.categories : counts.categories
  return landingCategories.flatMap(({ value }) => {
    const there = counted?.get(value)
    if (!there || value === category) return []
    return [{ slug: landingSlug(value, city?.slug), name: nameOf(value), jobs: there.jobs }]
  })
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
