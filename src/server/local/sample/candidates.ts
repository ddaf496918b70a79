import type { Education, Experience } from '#contract/options.ts'
import { createRandom } from './random.ts'
import { sampleCities } from './cities.ts'
import type { SampleCity } from './cities.ts'
import { familyNames, givenNames } from './names.ts'

export type SampleCandidate = {
  readonly phone: string
  readonly name: string
  readonly gender: 'male' | 'female'
  readonly email: string
  readonly place: SampleCity
  readonly address: string
  readonly dateOfBirth: string
  readonly education: Education
  readonly experience: Experience
  readonly pastJob: string
  readonly languages: string
  readonly skills: string
  readonly expectedSalary: string
}

const homeLanguages: Readonly<Record<string, string>> = {
  Maharashtra: 'Marathi',
  Karnataka: 'Kannada',
  Telangana: 'Telugu',
  'Andhra Pradesh': 'Telugu',
  'Tamil Nadu': 'Tamil',
  Kerala: 'Malayalam',
  'West Bengal': 'Bengali',
  Gujarat: 'Gujarati',
  Odisha: 'Odia',
  Assam: 'Assamese',
  Chandigarh: 'Punjabi',
}

const skillWords = [
  'Calling',
  'MS Excel',
  'typing 30 wpm',
  'customer handling',
  'data entry',
  'Tally',
  'e-mail writing',
  'cold calling',
  'two-wheeler licence',
  'chat support',
  'billing',
  'negotiation',
  'MS Word',
] as const

const pastJobs = [
  'Tele caller at a local call centre, outbound process.',
  'Counter sales at a garment shop.',
  'Back office work at a courier branch.',
  'Field survey for a finance agency.',
  'Reception and billing at a clinic.',
  'Inbound support for a DTH process.',
] as const

/** 300 candidates, each name once. The first is one of the sample sign-ins. */
export function makeCandidates(): SampleCandidate[] {
  const random = createRandom(300)
  const taken = new Set<string>()

  const newName = (gender: 'male' | 'female'): string => {
    for (;;) {
      const name = `${random.pick(givenNames[gender])} ${random.pick(familyNames)}`
      if (taken.has(name)) continue
      taken.add(name)
      return name
    }
  }

  return Array.from({ length: 300 }, (_, index) => {
    const gender = random.chance(0.48) ? 'female' : 'male'
    const name = newName(gender)
    const place = random.pick(sampleCities)
    const experience = random.pick<Experience>([
      'fresher',
      'fresher',
      '0-1yr',
      '1-2yr',
      'moreThan2yr',
    ])
    const home = homeLanguages[place.state]
    return {
      phone: `+9190001${String(10_001 + index)}`,
      name,
      gender,
      email: `${name.toLowerCase().replace(' ', '.')}@mail.example`,
      place,
      address: `${random.int(1, 240)}, ${random.pick(place.areas)}`,
      dateOfBirth: `${random.int(1988, 2007)}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`,
      education: random.pick(['10thPassed', '12thPassed', '12thPassed', 'graduateAbove']),
      experience,
      pastJob: experience === 'fresher' ? '' : random.pick(pastJobs),
      languages: ['Hindi', ...(home === undefined ? [] : [home]), 'English'].join(', '),
      skills: random.some(skillWords, random.int(2, 4)).join(', '),
      expectedSalary: `₹${random.int(12, 24)},000 / month`,
    }
  })
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
