import type { Category } from '#contract/options.ts'
import { officeAddress, sampleCities } from './cities.ts'
import type { SampleCity } from './cities.ts'
import { namesOfKnownPeople, newName, pickNameGroup, toMailName } from './names.ts'
import { createRandom } from './random.ts'

type Fields = readonly [Category, ...Category[]]

const calling: Fields = ['customer-support', 'telesales', 'customer-support', 'human-resources']
const outsourcing: Fields = ['back-office', 'customer-support', 'data-entry', 'chat-email']
const lending: Fields = ['collections', 'telesales', 'field-sales', 'back-office']
const shops: Fields = ['retail', 'retail', 'delivery', 'accounts']
const parcels: Fields = ['delivery', 'warehouse', 'driving', 'customer-support']
const technology: Fields = ['technical-support', 'technical-support', 'chat-email', 'software']
const staffing: Fields = ['human-resources', 'security', 'housekeeping', 'labour']
const selling: Fields = ['field-sales', 'telesales', 'field-sales', 'marketing']
const dining: Fields = ['kitchen', 'hospitality', 'kitchen', 'delivery']
const making: Fields = ['manufacturing', 'technician', 'labour', 'construction']
const sewing: Fields = ['tailoring', 'retail', 'tailoring', 'creative']
const caring: Fields = ['healthcare', 'beauty', 'front-office', 'education']

/* These companies are made up; their names are built from common nouns. */
const companies: readonly (readonly [name: string, fields: Fields])[] = [
  ['Vaani Connect', calling],
  ['Setu Support', outsourcing],
  ['Ujaas Tele', calling],
  ['Sahaj Desk', technology],
  ['Neemleaf Fin', lending],
  ['Dhara Stores', shops],
  ['Lehar Voice', calling],
  ['Teevra Riders', parcels],
  ['Kshitij BPO', outsourcing],
  ['Parv Retail', shops],
  ['Hariyal Foods', dining],
  ['Samay Parcel', parcels],
  ['Tarangini Teleserve', calling],
  ['Nakshi Backoffice', outsourcing],
  ['Pankhdi Care', calling],
  ['Saarthik Process', outsourcing],
  ['Udyanika Support', technology],
  ['Vistarak Sales', selling],
  ['Jharna Helpline', calling],
  ['Palashvan Desk', technology],
  ['Chaukhat Home Stores', shops],
  ['Dakghar Lane Express', parcels],
  ['Gulmohar Collections', lending],
  ['Ankurit Data Works', outsourcing],
  ['Rahbar Recruiters', staffing],
  ['Bijlee Techcare', technology],
  ['Surkhab Callworks', calling],
  ['Kathputli Crafts Online', making],
  ['Sagarika Travel Desk', calling],
  ['Titli Chat Process', technology],
  ['Naditat Wellness', caring],
  ['Hariyali Grocers', shops],
  ['Zariya Outsource', outsourcing],
  ['Barg Assist', technology],
  ['Rangrez Fashions', sewing],
  ['Sugamya Point Services', outsourcing],
  ['Dostana Loan Support', lending],
  ['Anantya Field Force', selling],
  ['Chandrika Teleworks', calling],
  ['Pagdandi Logistics', parcels],
]

const designations = [
  'HR Manager',
  'HR Executive',
  'Talent Acquisition Lead',
  'Operations Manager',
  'Owner',
  'Branch Manager',
  'Recruitment Head',
] as const

export type SampleEmployer = {
  readonly phone: string
  readonly company: string
  readonly organization: string
  /** The categories that the company hires for, the more common ones repeated. */
  readonly fields: Fields
  readonly contact: string
  readonly gender: 'male' | 'female'
  readonly designation: string
  readonly email: string
  readonly place: SampleCity
  readonly address: string
}

/** 40 employers in the sample's cities. The first is one of the sample sign-ins. */
export function makeEmployers(): SampleEmployer[] {
  const random = createRandom(40)
  const taken = new Set(namesOfKnownPeople)
  return companies.map(([company, fields], index) => {
    const gender = random.chance(0.5) ? 'female' : 'male'
    const place = sampleCities[(index + 1) % sampleCities.length] ?? sampleCities[0]
    const group = pickNameGroup(random, place.state)
    const contact = newName(random, group, gender, taken)
    const slug = company.toLowerCase().replaceAll(' ', '-')
    return {
      phone: `+9190000${String(10_001 + index)}`,
      company,
      organization: `${company} ${random.pick(['Pvt Ltd', 'Pvt Ltd', 'LLP', 'Services Pvt Ltd'])}`,
      fields,
      contact,
      gender,
      designation: random.pick(designations),
      email: `${toMailName(contact)}@${slug}.example`,
      place,
      address: officeAddress(random, place),
    }
  })
}
