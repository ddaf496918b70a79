import { officeAddress } from '#server/local/sample/cities.ts'
import { pickNameGroup, toMailName } from '#server/local/sample/names.ts'
import type { Random } from '#server/local/sample/random.ts'
import type { Place } from './places.ts'
import type { Process, RoleKey } from './role.ts'
import { idOf, randomOf } from './seeded.ts'

export type MarketEmployer = {
  readonly accountId: string
  readonly identityId: string
  readonly mobile: string
  readonly company: string
  /** The kinds of work that it hires for most. */
  readonly fields: readonly RoleKey[]
  /** The process that its name suggests. */
  readonly process: Process | undefined
  readonly organization: string
  readonly contact: string
  readonly gender: 'male' | 'female'
  readonly designation: string
  readonly email: string
  readonly place: Place
  readonly pincode: string
  readonly address: string
}

/* Invented names; no real company is meant. */
const firstWords = `Vaani Setu Ujaas Sahaj Dhara Lehar Teevra Kshitij Samay Nakshi Pankhdi Saarthik
  Jharna Chaukhat Gulmohar Ankurit Rahbar Bijlee Surkhab Sagarika Titli Naditat
  Zariya Barg Sugamya Dostana Anantya Chandrika Pagdandi Aarambh Nirjhar Kesar
  Safar Umang Tejas Disha Prayas Vistaar Sankalp Udaan Nayi Purva Uttara Himgiri
  Nilgiri Kaveri Narmada Betwa Indus Malabar Deccan Konark Ajanta Charminar Metro
  Prime Global Bright Silver Orchid Quick Smart First True`.split(/\s+/)
/** The second word of a name, the roles that such a company hires for most (none: all), and its process. */
const secondWords: readonly (readonly [
  word: string,
  fields: readonly RoleKey[],
  process?: Process,
])[] = [
  ['Connect', ['telecaller', 'customer-support']],
  ['Support', ['customer-support', 'technical-support', 'chat-support']],
  ['Tele', ['telecaller', 'collections']],
  ['Desk', ['customer-support', 'technical-support']],
  ['Voice', ['customer-support', 'telecaller']],
  ['Care', ['customer-support']],
  ['Callworks', ['telecaller', 'customer-support']],
  ['Process', ['back-office', 'data-entry', 'claims']],
  ['Outsourcing', []],
  ['BPO', []],
  ['Services', []],
  ['Solutions', []],
  ['Fin', ['collections', 'telecaller', 'field-sales', 'kyc']],
  ['Stores', ['store', 'warehouse'], 'e-commerce'],
  ['Riders', ['delivery']],
  ['Retail', ['store']],
  ['Foods', ['delivery', 'store', 'customer-support'], 'food delivery'],
  ['Logistics', ['delivery', 'warehouse', 'back-office']],
  ['Recruiters', ['recruiter', 'telecaller']],
  ['Techcare', ['technical-support', 'chat-support']],
  ['Infotech', ['technical-support', 'data-entry']],
  ['Data Works', ['data-entry', 'mis', 'back-office']],
  ['Sales', ['field-sales', 'telecaller']],
  ['Helpline', ['customer-support']],
  ['Travels', ['customer-support', 'chat-support', 'accounts'], 'travel'],
  ['Loans', ['telecaller', 'collections', 'kyc'], 'loan'],
  ['Insurance Brokers', ['telecaller', 'field-sales', 'claims'], 'insurance'],
  ['Estates', ['telecaller', 'receptionist'], 'real estate'],
  ['Academy', ['telecaller', 'trainer', 'receptionist'], 'edtech'],
  ['Clinics', ['receptionist', 'customer-support', 'claims'], 'healthcare'],
  ['Couriers', ['delivery', 'back-office']],
  ['Telecom', ['customer-support', 'technical-support', 'telecaller'], 'dth'],
  ['Manpower', ['recruiter']],
]
const designations = ['HR Manager', 'HR Executive', 'Operations Manager', 'Owner'] as const

/** Some employers hire for many places, most for one. */
export function makeEmployer(
  seed: number,
  index: number,
  pickPlace: (random: Random) => Place,
): MarketEmployer {
  const random = randomOf(seed, 'employer', index)
  const place = pickPlace(random)
  const pincode = place.pincodes[random.int(0, place.pincodes.length - 1)] ?? '110001'
  const gender = random.chance(0.5) ? 'female' : 'male'
  const group = pickNameGroup(random, place.state)
  const contact = `${random.pick(group[gender])} ${random.pick(group.family)}`
  const { company, fields, process } = companyName(index)
  return {
    accountId: idOf(seed, 'employer', index),
    identityId: idOf(seed, 'identity', index),
    mobile: `6${String(100_000_000 + index)}`,
    company,
    fields,
    process,
    organization: `${company} ${random.pick(['Pvt Ltd', 'Pvt Ltd', 'LLP', 'Services Pvt Ltd'])}`,
    contact,
    gender,
    designation: random.pick(designations),
    email: `${toMailName(contact)}@${company.toLowerCase().replaceAll(' ', '-')}.example`,
    place,
    pincode,
    address: officeAddress(random, { ...place, pincode, areas: [`${place.city} Main Road`] }),
  }
}

/** Each pair of words once, then again with a number. */
function companyName(index: number) {
  const pairs = firstWords.length * secondWords.length
  // Visits all pairs in a mixed order.
  const pair = (index * 1009) % pairs
  const first = firstWords[pair % firstWords.length] ?? ''
  const [second, fields, process] = secondWords[Math.floor(pair / firstWords.length)] ?? ['', []]
  const round = Math.floor(index / pairs)
  const company = round === 0 ? `${first} ${second}` : `${first} ${second} ${round + 1}`
  return { company, fields, process }
}
