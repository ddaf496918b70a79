import type { Education, Experience } from '#contract/options.ts'
import { homeAddress, sampleCities } from './cities.ts'
import type { SampleCity } from './cities.ts'
import { makeEducation, makePastJobs, makeSkills } from './careers.ts'
import type { PastJob, Study } from './careers.ts'
import { namesOfKnownPeople, newName, pickNameGroup, toMailName } from './names.ts'
import type { NameGroup } from './names.ts'
import type { Looks } from './portrait-drawing.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'

export type SampleCandidate = {
  readonly phone: string
  readonly name: string
  readonly gender: 'male' | 'female'
  readonly looks: Looks
  readonly email: string
  readonly place: SampleCity
  readonly address: string
  readonly dateOfBirth: string
  readonly education: Education
  readonly studies: readonly Study[]
  readonly experience: Experience
  readonly pastJobs: readonly PastJob[]
  readonly languages: string
  readonly skills: readonly string[]
  readonly expectedSalary: string
}

/** 300 candidates with different names. The first is one of the sample sign-ins. */
export function makeCandidates(): SampleCandidate[] {
  const random = createRandom(300)
  const taken = new Set(namesOfKnownPeople)
  return Array.from({ length: 300 }, (_, index) => {
    const place = random.pick(sampleCities)
    const group = pickNameGroup(random, place.state)
    const gender = random.chance(0.47) ? 'female' : 'male'
    const name = newName(random, group, gender, taken)
    const birthYear = Math.max(random.int(1981, 2007), random.int(1990, 2006))
    const education = chooseEducation(random)
    const experience = chooseExperience(random, birthYear)
    const pastJobs = makePastJobs(random, experience, place)
    return {
      phone: `+9190001${String(10_001 + index)}`,
      name,
      gender,
      looks: { gender, headwear: chooseHeadwear(random, group, gender) },
      email: `${toMailName(name)}@mail.example`,
      place,
      address: homeAddress(random, place),
      dateOfBirth: `${birthYear}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`,
      education,
      studies: makeEducation(random, education, birthYear, place),
      experience,
      pastJobs,
      languages: languagesOf(random, group),
      skills: makeSkills(random, pastJobs),
      expectedSalary: expectedSalary(random, experience),
    }
  })
}

const chooseHeadwear = (random: Random, { headwear }: NameGroup, gender: 'male' | 'female') =>
  random.chance(0.6) ? headwear?.[gender] : undefined

const chooseEducation = (random: Random) =>
  random.pick(['10thPassed', '12thPassed', '12thPassed', 'graduateAbove', 'graduateAbove'])

function chooseExperience(random: Random, birthYear: number): Experience {
  if (birthYear >= 2005) return random.pick(['fresher', 'fresher', '0-1yr'])
  if (birthYear <= 1996) return random.pick(['fresher', '1-2yr', 'moreThan2yr', 'moreThan2yr'])
  return random.pick(['fresher', '0-1yr', '1-2yr', 'moreThan2yr'])
}

function languagesOf(random: Random, { language }: NameGroup): string {
  const own = language === undefined ? [] : [language]
  const english = random.pick(['English', 'English', 'English (basic)'])
  return random.chance(0.4)
    ? [...own, 'Hindi', english].join(', ')
    : ['Hindi', ...own, english].join(', ')
}

function expectedSalary(random: Random, experience: Experience): string {
  const thousands = experience === 'moreThan2yr' ? random.int(18, 30) : random.int(11, 20)
  return random.pick([
    `₹${thousands},000 / month`,
    `₹${thousands},000 - ${thousands + 3},000 / month`,
    `${thousands}k in hand`,
    '',
  ])
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
