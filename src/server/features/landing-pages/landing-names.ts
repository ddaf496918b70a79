import { categoryOptions } from '#contract/options.ts'

/* How people write the categories and cities of landing pages. */

/** 'Other' has no landing page, because nobody searches for it. */
export const landingCategories = categoryOptions.filter(isOfLanding)

type LandingOption = Exclude<(typeof categoryOptions)[number], { readonly value: 'other' }>
export type LandingCategory = LandingOption['value']

function isOfLanding(option: (typeof categoryOptions)[number]): option is LandingOption {
  return option.value !== 'other'
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

export const categoryNames: ReadonlyMap<string, LandingCategory> = new Map([
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
