import { categoryNames, otherCityNames, slugOf } from './landing-names.ts'
import type { LandingCategory } from './landing-names.ts'

/* The slugs of landing pages. */

/** A city of the pincode table, with the middle of its pincodes. */
export type LandingCity = {
  readonly slug: string
  readonly name: string
  readonly state: string
  readonly latitude: number
  readonly longitude: number
}

export type Cities = ReadonlyMap<string, LandingCity>

export type LandingTarget = {
  readonly category: LandingCategory | undefined
  readonly city: LandingCity | undefined
}

/** Parses a slug; undefined without a category or city of ours. */
export function readLandingSlug(written: string, cities: Cities): LandingTarget | undefined {
  const name = slugOf(written)
    .replace(/^jobs-in-/, '')
    .replace(/-jobs-in-/, '-in-')
    .replace(/-jobs$/, '')
  const city = findCity(name, cities)
  if (city) return { category: undefined, city }
  const category = categoryNames.get(name)
  if (category) return { category, city: undefined }
  return readBoth(name, cities)
}

/** Tries each '-in-', because a city's name may contain one too. */
function readBoth(name: string, cities: Cities): LandingTarget | undefined {
  for (let at = name.indexOf(between); at >= 0; at = name.indexOf(between, at + 1)) {
    const category = categoryNames.get(name.slice(0, at))
    const city = findCity(name.slice(at + between.length), cities)
    if (category && city) return { category, city }
  }
  return undefined
}

const between = '-in-'

const findCity = (name: string, cities: Cities): LandingCity | undefined =>
  cities.get(otherCityNames.get(name) ?? name)

export function landingSlug(category: LandingCategory | undefined, city: string | undefined) {
  return [category, city].filter((part) => part !== undefined).join(between)
}
