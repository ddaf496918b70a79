import { createRandom } from './random.ts'
import { sampleCities } from './cities.ts'
import type { SampleCity } from './cities.ts'
import { familyNames, givenNames } from './names.ts'

/* No company here exists; the names are made of words for things, not of anybody's. */
const companyNames = [
  'Vaani Connect',
  'Setu Support',
  'Ujaas Tele',
  'Sahaj Desk',
  'Neemleaf Fin',
  'Dhara Stores',
  'Lehar Voice',
  'Teevra Riders',
  'Kshitij BPO',
  'Parv Retail',
  'Hariyal Foods',
  'Samay Parcel',
  'Tarangini Teleserve',
  'Nakshi Backoffice',
  'Pankhdi Care',
  'Saarthik Process',
  'Udyanika Support',
  'Vistarak Sales',
  'Jharna Helpline',
  'Palash Desk',
  'Chaukhat Home Stores',
  'Dakiya Express Lane',
  'Gulmohar Collections',
  'Ankur Data Works',
  'Rahbar Recruiters',
  'Bijlee Techcare',
  'Swaraj Callworks',
  'Madhubani Crafts Online',
  'Sagarika Travel Desk',
  'Titli Chat Process',
  'Nadiya Wellness',
  'Prakriti Grocers',
  'Zariya Outsource',
  'Kalpavriksh Assist',
  'Rangoli Fashions',
  'Suvidha Point Services',
  'Mitra Loan Support',
  'Anant Field Force',
  'Chandni Teleworks',
  'Bandhan Path Logistics',
] as const

const designations = [
  'HR Manager',
  'HR Executive',
  'Talent Lead',
  'Operations Manager',
  'Owner',
] as const

export type SampleEmployer = {
  readonly phone: string
  readonly company: string
  readonly organization: string
  readonly contact: string
  readonly gender: 'male' | 'female'
  readonly designation: string
  readonly email: string
  readonly place: SampleCity
  readonly address: string
}

/** 40 employers over the sample's cities. The first is one of the sample sign-ins. */
export function makeEmployers(): SampleEmployer[] {
  const random = createRandom(40)
  return companyNames.map((company, index) => {
    const gender = random.chance(0.5) ? 'female' : 'male'
    const place = sampleCities[(index + 1) % sampleCities.length] ?? sampleCities[0]
    const given = random.pick(givenNames[gender])
    const slug = company.toLowerCase().replaceAll(' ', '-')
    return {
      phone: `+9190000${String(10_001 + index)}`,
      company,
      organization: `${company} ${random.pick(['Pvt Ltd', 'LLP', 'Services Pvt Ltd'])}`,
      contact: `${given} ${random.pick(familyNames)}`,
      gender,
      designation: random.pick(designations),
      email: `${given.toLowerCase()}@${slug}.example`,
      place,
      address: `${random.pick(['Tower B', 'Plot 14', '2nd Floor, Shanti Plaza', 'Unit 305', 'Shop 7'])}, ${random.pick(place.areas)}`,
    }
  })
}
