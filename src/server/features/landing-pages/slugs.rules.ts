import { categoryOptions } from '#contract/options.ts'

/* The slugs of landing pages, and other spellings of them. */

/** 'Other' has no landing page, because nobody searches for it. */
export const landingCategories = categoryOptions.filter(isOfLanding)

type LandingOption = Exclude<(typeof categoryOptions)[number], { readonly value: 'other' }>
export type LandingCategory = LandingOption['value']

function isOfLanding(option: (typeof categoryOptions)[number]): option is LandingOption {
  return option.value !== 'other'
}

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

/** Lower-case ASCII letters and digits with hyphens between; empty for a text in another script. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

const categoryNames: ReadonlyMap<string, LandingCategory> = new Map([
  ...landingCategories.flatMap(({ value, wireLabel }): [string, LandingCategory][] => [
    [value, value],
    [slugOf(wireLabel), value],
  ]),
  ['call-center', 'customer-support'],
  ['call-centre', 'customer-support'],
  ['customer-care', 'customer-support'],
  ['customer-service', 'customer-support'],
  ['tele-sales', 'telesales'],
  ['telecaller', 'telesales'],
  ['tele-caller', 'telesales'],
  ['telecalling', 'telesales'],
  ['collection', 'collections'],
  ['recovery', 'collections'],
  ['backoffice', 'back-office'],
  ['computer-operator', 'data-entry'],
  ['tech-support', 'technical-support'],
  ['chat-process', 'chat-email'],
  ['chat-support', 'chat-email'],
  ['field-executive', 'field-sales'],
  ['delivery-boy', 'delivery'],
  ['hr', 'human-resources'],
  ['receptionist', 'front-office'],
  ['office-boy', 'front-office'],
  ['accountant', 'accounts'],
  ['drivers', 'driving'],
  ['packing', 'warehouse'],
  ['guard', 'security'],
  ['cook', 'kitchen'],
  ['chef', 'kitchen'],
  ['waiter', 'hospitality'],
  ['hotel', 'hospitality'],
  ['beautician', 'beauty'],
  ['electrician', 'technician'],
  ['plumber', 'technician'],
  ['factory', 'manufacturing'],
  ['production', 'manufacturing'],
  ['helper', 'labour'],
  ['nurse', 'healthcare'],
  ['teacher', 'education'],
  ['it', 'software'],
])

/** Former and other names of cities, mapped to those of the pincode table. */
export const otherCityNames: ReadonlyMap<string, string> = new Map([
  ['bangalore', 'bengaluru'],
  ['baroda', 'vadodara'],
  ['benares', 'varanasi'],
  ['bombay', 'mumbai'],
  ['calcutta', 'kolkata'],
  ['calicut', 'kozhikode'],
  ['cochin', 'kochi'],
  ['gurgaon', 'gurugram'],
  ['madras', 'chennai'],
  ['mangalore', 'mangaluru'],
  ['mysore', 'mysuru'],
  ['new-delhi', 'delhi'],
  ['pondicherry', 'puducherry'],
  ['poona', 'pune'],
  ['trivandrum', 'thiruvananthapuram'],
  ['vizag', 'visakhapatnam'],
])

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
