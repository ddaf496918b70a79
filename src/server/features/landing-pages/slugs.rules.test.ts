import { expect, test } from 'vitest'
import { loadPincodeTable } from '#server/features/places/pincode-table.ts'
import { citiesOf, squaredDistance } from './cities.ts'
import { landingCategories, otherCityNames, slugOf } from './landing-names.ts'
import { landingSlug, readLandingSlug } from './slugs.rules.ts'

const cities = citiesOf(loadPincodeTable())

const canonical = (written: string): string | undefined => {
  const target = readLandingSlug(written, cities)
  return target && landingSlug(target.category, target.city?.slug)
}

test.each([
  ['noida', 'noida'],
  ['Noida', 'noida'],
  ['navi_mumbai', 'navi-mumbai'],
  ['navi mumbai', 'navi-mumbai'],
  ['Bangalore', 'bengaluru'],
  ['jobs-in-gurgaon', 'gurugram'],
  ['noida-jobs', 'noida'],
  ['telesales', 'telesales'],
  ['Telesales-Jobs', 'telesales'],
  ['data_entry', 'data-entry'],
  ['chat-and-email-process', 'chat-email'],
  ['telecaller-in-new-delhi', 'telesales-in-delhi'],
  ['customer-support-jobs-in-Noida', 'customer-support-in-noida'],
  ['back-office-in-pune', 'back-office-in-pune'],
  ['driver-jobs-in-noida', 'driving-in-noida'],
  ['security-guard', 'security'],
  ['nurse-in-pune', 'healthcare-in-pune'],
])('%s is the page %s', (written, slug) => {
  expect(canonical(written)).toBe(slug)
})

test.each(['', '-', 'in', '-in-', 'other', 'other-in-noida', 'nowhere', 'telesales-in-nowhere'])(
  '%j is no page',
  (written) => expect(canonical(written)).toBeUndefined(),
)

test('every page of the tables is found under its own name, and no city is called like a category', () => {
  const categories = landingCategories.map(({ value }) => value)
  for (const category of categories) expect(cities.has(category)).toBe(false)
  for (const city of cities.keys()) {
    expect(city).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/)
    for (const slug of [city, landingSlug('telesales', city)]) expect(canonical(slug)).toBe(slug)
  }
  for (const category of categories) expect(canonical(category)).toBe(category)
})

test('every other name of a city means one of the table', () => {
  const lost = [...otherCityNames].filter(([other, name]) => cities.has(other) || !cities.has(name))
  expect(lost).toEqual([])
})

test('no slug is longer than its text allows, or ends in a hyphen', () => {
  expect(slugOf('  Chat/E-mail  Process! ')).toBe('chat-e-mail-process')
  expect(slugOf('नोएडा')).toBe('')
})

test('Ghaziabad is nearer to Noida than Mumbai is', () => {
  const at = (slug: string) => {
    const city = cities.get(slug)
    if (!city) throw new Error(slug)
    return city
  }
  expect(squaredDistance(at('noida'), at('ghaziabad'))).toBeLessThan(
    squaredDistance(at('noida'), at('mumbai')),
  )
})
