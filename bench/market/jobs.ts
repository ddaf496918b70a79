import { paidInWords } from '#contract/jobs/pay.ts'
import { guessCategory } from '#contract/job-posting/category-guess.ts'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import type { JobDraft } from '#contract/job-posting/schemas.ts'
import type { Category, Communication, Education, Experience, WorkType } from '#contract/options.ts'
import type { IndianState } from '#contract/places/indian-states.ts'
import { officeAddress } from '#server/local/sample/cities.ts'
import type { Random } from '#server/local/sample/random.ts'
import { describeJob } from './descriptions.ts'
import { makeEmployer } from './employers.ts'
import type { MarketEmployer } from './employers.ts'
import { createPlacePicker } from './places.ts'
import { otherRoles } from './other-roles.ts'
import type { Process, Role, RoleKey } from './role.ts'
import { salaryText } from './salaries.ts'
import { idOf, randomOf } from './seeded.ts'
import { titleOf } from './titles.ts'
import { voiceRoles } from './voice-roles.ts'
import { weighted } from './weighted.ts'

/** The facts of a job, independent of its text. */
export type MarketFacts = {
  readonly role: RoleKey
  readonly seniority: 'junior' | 'senior' | 'lead' | 'manager'
  readonly process: Process | undefined
  /** The required language. */
  readonly language: string | undefined
  readonly city: string
  readonly state: IndianState
  readonly company: string
  readonly isHome: boolean
  readonly isNight: boolean
  readonly isFresher: boolean
}

export type MarketJob = {
  readonly id: string
  readonly employer: MarketEmployer
  readonly facts: MarketFacts
  readonly draft: JobDraft
  readonly plan: 'free' | 'basic' | 'demand'
  readonly liveAt: Date
  readonly expiresAt: Date
  readonly isLive: boolean
}

export type Market = {
  readonly employers: readonly MarketEmployer[]
  /** Live jobs and some expired ones among them. */
  readonly totalJobs: number
  readonly jobAt: (index: number) => MarketJob
}

const jobsOfAnEmployer = 25
/** Days that jobs run; a quarter of them run longer. */
const shortRunDays = 15
const longRunDays = 21
const shareWithinShortRun = 15 / (15 + 0.25 * 6)
const dayMs = 86_400_000

/** A generated market, deterministic by seed and time. */
export function createMarket(options: { seed: number; liveJobs: number; now: Date }): Market {
  const { seed, liveJobs, now } = options
  const pickPlace = createPlacePicker()
  const pickRole = weighted(roles, ({ weight }) => weight)
  const employers = Array.from({ length: Math.ceil(liveJobs / jobsOfAnEmployer) }, (_, index) =>
    makeEmployer(seed, index, pickPlace),
  )
  const overJobs = Math.floor(liveJobs / 10)
  const totalJobs = liveJobs + overJobs

  function jobAt(index: number): MarketJob {
    const random = randomOf(seed, 'job', index)
    // A few employers have many jobs, most have a few.
    const employer = employers[Math.floor(employers.length * random.next() ** 2)]
    if (employer === undefined) throw new Error('no employers')
    const role = fieldOf(random, employer) ?? pickRole(random)
    const place = random.chance(0.7) ? employer.place : pickPlace(random)
    const facts = factsOf(random, role, employer, place)
    const pincode = place.pincodes[random.int(0, place.pincodes.length - 1)] ?? '110001'
    const isLive = index >= overJobs
    // As in a real database, older jobs are written first.
    const older = 1 - (index - overJobs + random.next()) / liveJobs
    const age = isLive ? ageOf(older) : 22.1 + 30 * (1 - index / Math.max(overJobs, 1))
    const isLong = isLive ? age > shortRunDays : random.chance(0.25)
    const plan = isLong ? 'demand' : random.pick(['free', 'free', 'basic', 'demand'] as const)
    const days = plan === 'demand' ? longRunDays : shortRunDays
    const liveAt = new Date(now.getTime() - Math.floor(age * dayMs))
    return {
      id: idOf(seed, 'job', index),
      employer,
      facts,
      draft: draftOf(random, { role, employer, facts, pincode, place }),
      plan,
      liveAt,
      expiresAt: endOfIndiaDayAfter(liveAt, days),
      isLive,
    }
  }
  return { employers, totalJobs, jobAt }
}

/** The age in days that this share of live jobs is below. */
function ageOf(share: number): number {
  if (share <= shareWithinShortRun) return (share / shareWithinShortRun) * shortRunDays
  const rest = (share - shareWithinShortRun) / (1 - shareWithinShortRun)
  return shortRunDays + rest * (longRunDays - shortRunDays)
}

/** Most jobs of a company are of its main kinds. */
function fieldOf(random: Random, { fields }: MarketEmployer): Role | undefined {
  if (!random.chance(0.6)) return undefined
  const key = fields[random.int(0, fields.length - 1)]
  return key && rolesByKey.get(key)
}

const roles = [...voiceRoles, ...otherRoles]
const rolesByKey = new Map(roles.map((role) => [role.key, role]))

type Seniority = MarketFacts['seniority']
const pickSeniority = weighted<readonly [Seniority, number]>(
  [
    ['junior', 85],
    ['senior', 8],
    ['lead', 5],
    ['manager', 2],
  ],
  ([, weight]) => weight,
)

const languagesOfStates: Readonly<Partial<Record<IndianState, string>>> = {
  'Tamil Nadu': 'Tamil',
  Karnataka: 'Kannada',
  Telangana: 'Telugu',
  'Andhra Pradesh': 'Telugu',
  Kerala: 'Malayalam',
  'West Bengal': 'Bengali',
  Maharashtra: 'Marathi',
  Gujarat: 'Gujarati',
  Punjab: 'Punjabi',
  Odisha: 'Odia',
}

function factsOf(
  random: Random,
  role: Role,
  employer: MarketEmployer,
  { city, state }: { city: string; state: IndianState },
): MarketFacts {
  const [seniority] = pickSeniority(random)
  const any = role.processes[random.int(0, role.processes.length * 2)]
  const isOwn = employer.process !== undefined && role.processes.includes(employer.process)
  const process = isOwn ? employer.process : any
  const regional = random.chance(0.4) ? languagesOfStates[state] : undefined
  const language =
    role.isVoice && random.chance(0.45)
      ? (regional ?? random.pick(['Hindi', 'Hindi', 'English']))
      : undefined
  const canBeHome = role.isVoice || ['data-entry', 'chat-support', 'recruiter'].includes(role.key)
  return {
    role: role.key,
    seniority,
    process,
    language,
    city,
    state,
    company: employer.company,
    isHome: canBeHome && random.chance(0.14),
    isNight: process === 'us' ? random.chance(0.7) : role.isVoice && random.chance(0.05),
    isFresher: seniority === 'junior' && random.chance(0.6),
  }
}

type Parts = {
  readonly role: Role
  readonly employer: MarketEmployer
  readonly facts: MarketFacts
  readonly pincode: string
  readonly place: { readonly city: string; readonly state: IndianState }
}

function draftOf(random: Random, { role, employer, facts, pincode, place }: Parts): JobDraft {
  const jobTitle = titleOf(random, role, facts)
  const address = officeAddress(random, { ...place, pincode, areas: [`${place.city} City Centre`] })
  return {
    organizationName: employer.organization,
    name: employer.contact,
    designation: employer.designation,
    mobileNumber: employer.mobile,
    email: employer.email,
    organizationAddress: employer.address,
    companyPincode: employer.pincode,
    companyState: employer.place.state,
    companyCity: employer.place.city,
    companyName: employer.company,
    jobTitle,
    category: categoryOf(random, role, jobTitle),
    jobLocation: address,
    jobPincode: pincode,
    jobState: place.state,
    jobCity: place.city,
    ...paidInWords(salaryText(random, role, facts.seniority)),
    gender: random.pick(['Both', 'Both', 'Both', 'Both', 'female', 'male'] as const),
    workingHours: random.pick(['8', '9', '9', '9', '10', '6', '']),
    educationQualification: educationOf(random),
    communicationSkill: communicationOf(random, facts),
    workType: workTypesOf(random, facts),
    experienceLevel: experienceOf(random, facts),
    jobDescription: describeJob(random, role),
    interviewProcess: random
      .pick([['telephonic'], ['telephonic', 'virtual'], ['virtual'], []] as const)
      .slice(),
    interview: null,
  }
}

/** Most employers choose the suggested or the right category; some choose a wrong one. */
function categoryOf(random: Random, role: Role, title: string): Category {
  const chance = random.next()
  if (chance < 0.78) return role.category
  return chance < 0.97 ? guessCategory(title) : 'other'
}

const educationOf = (random: Random): Education[] =>
  random
    .pick([
      ['10thPassed'],
      ['12thPassed'],
      ['12thPassed', 'graduateAbove'],
      ['10thPassed', '12thPassed'],
      ['graduateAbove'],
    ] as const)
    .slice()

function communicationOf(random: Random, { language, process }: MarketFacts): Communication[] {
  if (process === 'us' || language === 'English') return ['englishFluent']
  if (language !== undefined && language !== 'Hindi') return ['other', 'englishNormal']
  return random
    .pick([['hindi'], ['hindi', 'englishNormal'], ['englishIntermediate']] as const)
    .slice()
}

function workTypesOf(random: Random, { isHome }: MarketFacts): WorkType[] {
  if (isHome) return random.chance(0.9) ? ['home'] : ['home', 'office']
  return [random.chance(0.92) ? 'office' : 'hybrid']
}

function experienceOf(random: Random, { isFresher, seniority }: MarketFacts): Experience[] {
  if (isFresher) {
    return random
      .pick([['fresher'], ['fresher', '0-1yr'], ['fresher', '0-1yr', '1-2yr']] as const)
      .slice()
  }
  if (seniority === 'junior') {
    return random.pick([['0-1yr', '1-2yr'], ['0-1yr'], ['1-2yr', 'moreThan2yr']] as const).slice()
  }
  return random.pick([['1-2yr', 'moreThan2yr'], ['moreThan2yr']] as const).slice()
}
