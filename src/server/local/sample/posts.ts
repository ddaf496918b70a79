import { categoryOptions } from '#contract/options.ts'
import type { Category } from '#contract/options.ts'
import { planNames } from '#contract/pricing.ts'
import type { PlanName } from '#contract/pricing.ts'
import { sampleCities } from './cities.ts'
import type { SampleEmployer } from './employers.ts'
import { interviewTimings, needs, offers, postTexts } from './post-texts.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'

/** What becomes of a job: the decision taken on it, if any. */
export type Fate = 'waiting' | 'accepted' | 'rejected'

export type SamplePost = {
  readonly employer: number
  readonly plan: PlanName
  readonly postedDaysAgo: number
  /** Undefined while nobody has decided. */
  readonly decidedDaysAgo: number | undefined
  readonly fate: Fate
  /** The job form as it would be filled in. */
  readonly form: Readonly<Record<string, string | string[]>>
}

/** 600 jobs of the last two months: waiting, live, rejected, and some whose days are over. */
export function makePosts(employers: readonly SampleEmployer[]): SamplePost[] {
  const random = createRandom(600)
  return Array.from({ length: 600 }, (_, index) => {
    const employerIndex = index % employers.length
    const employer = employers[employerIndex]
    if (!employer) throw new Error('posts need employers')
    const category = categoryOptions[random.int(0, categoryOptions.length - 1)]?.value ?? 'other'
    const plan = random.pick<PlanName>(planNames)
    return {
      employer: employerIndex,
      plan,
      form: fillForm(random, employer, category),
      ...chooseTimes(random, plan, index),
    }
  }).toSorted((one, other) => other.postedDaysAgo - one.postedDaysAgo)
}

/** Six of ten are live, one of ten waits, one was rejected, two have run out. */
function chooseTimes(random: Random, plan: PlanName, index: number) {
  const kind = index % 10
  if (kind === 3)
    return { fate: 'waiting', postedDaysAgo: random.int(0, 2), decidedDaysAgo: undefined } as const
  if (kind === 7) {
    const postedDaysAgo = random.int(2, 40)
    return { fate: 'rejected', postedDaysAgo, decidedDaysAgo: postedDaysAgo - 1 } as const
  }
  // Free and Basic run for 15 days, In Demand for 21: longer ago than that, and the days are over.
  const isOver = kind === 5 || kind === 9
  const postedDaysAgo = isOver ? random.int(24, 55) : random.int(1, plan === 'demand' ? 19 : 14)
  return { fate: 'accepted', postedDaysAgo, decidedDaysAgo: postedDaysAgo - 1 } as const
}

function fillForm(random: Random, employer: SampleEmployer, category: Category) {
  const texts = postTexts[category]
  const place = random.chance(0.5) ? employer.place : random.pick(sampleCities)
  const isHome = (category === 'chat-email' || category === 'telesales') && random.chance(0.25)
  const address = `${random.pick(['Tower B', 'Block C', 'Main Road', 'Near Metro Gate 2'])}, ${random.pick(place.areas)}`
  const isOffline = random.chance(0.6)
  return {
    organizationName: employer.organization,
    name: employer.contact,
    designation: employer.designation,
    mobileNumber: employer.phone.slice(3),
    email: employer.email,
    organizationAddress: employer.address,
    companyPincode: employer.place.pincode,
    companyState: employer.place.state,
    companyCity: employer.place.city,
    companyName: employer.company,
    jobTitle: random.pick(texts.titles),
    category,
    jobLocation: address,
    jobPincode: place.pincode,
    jobState: place.state,
    jobCity: place.city,
    salary: salaryText(random),
    gender: random.pick(['Both', 'Both', 'Both', 'female', 'male']),
    workingHours: random.pick(['8', '9', '9', '10']),
    educationQualification: random.pick([
      ['10thPassed'],
      ['12thPassed'],
      ['12thPassed', 'graduateAbove'],
      ['graduateAbove'],
    ]),
    communicationSkill: random.pick([
      ['hindi'],
      ['hindi', 'englishNormal'],
      ['englishIntermediate'],
      ['englishFluent'],
    ]),
    workType: isHome ? ['home'] : random.pick([['office'], ['office'], ['hybrid']]),
    experienceLevel: random.pick([
      ['fresher'],
      ['fresher', '0-1yr'],
      ['0-1yr', '1-2yr'],
      ['moreThan2yr'],
    ]),
    jobDescription: describe(random, texts.duties),
    interviewProcess: isOffline
      ? ['telephonic', 'offline']
      : random.pick([['telephonic'], ['virtual']]),
    ...(isOffline && {
      interviewLocation: address,
      interviewPincode: place.pincode,
      interviewState: place.state,
      interviewCity: place.city,
      interviewTiming: random.pick(interviewTimings),
    }),
  }
}

function describe(random: Random, duties: readonly string[]): string {
  return [
    duties.join(' '),
    random.some(offers, random.int(3, 5)).join(' '),
    random.some(needs, random.int(2, 4)).join(' '),
  ].join('\n')
}

/** Salaries in the ways that people write them. */
function salaryText(random: Random): string {
  const low = random.int(11, 22)
  const high = low + random.int(3, 9)
  return random.pick([
    `₹${low},000 - ${high},000 / month`,
    `₹${low},000 - ${high},000 / month`,
    `₹${low},000 + incentive`,
    `${low}k to ${high}k`,
    `Rs ${((low * 12) / 100).toFixed(1)} - ${((high * 12) / 100).toFixed(1)} LPA`,
  ])
}
