import type { Category } from '#contract/options.ts'
import { officeAddress, sampleCities } from './cities.ts'
import type { SampleEmployer } from './employers.ts'
import {
  closings,
  generalRequirements,
  generalOffers,
  interviewTimings,
  postTexts,
} from './post-texts.ts'
import type { PostTexts } from './post-texts.ts'
import type { Random } from './random.ts'

/** The job form as this employer would fill it in. */
export function makePostForm(random: Random, employer: SampleEmployer, category: Category) {
  const texts = random.pick(postTexts[category])
  const jobTitle = random.pick(texts.titles)
  const place = random.chance(0.5) ? employer.place : random.pick(sampleCities)
  const address = place === employer.place ? employer.address : officeAddress(random, place)
  const isHome = /home/i.test(jobTitle) || (category === 'telesales' && random.chance(0.15))
  const isOffline = !isHome && random.chance(0.6)
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
    jobTitle,
    category,
    jobLocation: address,
    jobPincode: place.pincode,
    jobState: place.state,
    jobCity: place.city,
    salary: salaryText(random, category),
    gender: random.pick(['Both', 'Both', 'Both', 'Both', 'female', 'male']),
    workingHours: random.pick(['8', '9', '9', '9', '10', '6', '']),
    educationQualification: random.pick([
      ['10thPassed'],
      ['12thPassed'],
      ['12thPassed', 'graduateAbove'],
      ['10thPassed', '12thPassed'],
      ['graduateAbove'],
    ]),
    communicationSkill: random.pick([
      ['hindi'],
      ['hindi', 'englishNormal'],
      ['englishIntermediate'],
      ['englishIntermediate', 'other'],
      ['englishFluent'],
    ]),
    workType: isHome ? ['home'] : random.pick([['office'], ['office'], ['office'], ['hybrid']]),
    experienceLevel: random.pick([
      ['fresher'],
      ['fresher', '0-1yr'],
      ['fresher', '0-1yr', '1-2yr'],
      ['0-1yr', '1-2yr'],
      ['1-2yr', 'moreThan2yr'],
      ['moreThan2yr'],
    ]),
    jobDescription: describe(random, texts),
    interviewProcess: isOffline
      ? random.pick([['offline'], ['telephonic', 'offline']])
      : random.pick([['telephonic'], ['virtual'], ['telephonic', 'virtual']]),
    ...(isOffline && {
      interviewLocation: address,
      interviewPincode: place.pincode,
      interviewState: place.state,
      interviewCity: place.city,
      interviewTiming: random.pick(interviewTimings),
    }),
  }
}

/** Some employers write sentences, some write lists. */
function describe(random: Random, texts: PostTexts): string {
  const opening = random.pick(texts.openings)
  const duties = random.some(texts.duties, random.int(3, 5))
  const needs = [
    ...random.some(texts.needs, random.int(1, 2)),
    ...random.some(generalRequirements, random.int(1, 2)),
  ]
  const gains = [
    ...random.some(texts.offers, random.int(1, 2)),
    ...random.some(generalOffers, random.int(2, 3)),
  ]
  const closing = random.pick(closings)
  const paragraphs = random.chance(0.5)
    ? [
        opening,
        listed(random.pick(['What you do', 'Your work', 'Roles and responsibilities']), duties),
        listed(random.pick(['What you need', 'We look for', 'Requirements']), needs),
        listed(random.pick(['What we give', 'Benefits', 'You get']), gains),
        closing,
      ]
    : [`${opening} ${sentences(duties)}`, sentences(needs), `${sentences(gains)} ${closing}`]
  return paragraphs.join('\n\n')
}

const sentences = (lines: readonly string[]) => lines.map((line) => `${line}.`).join(' ')

const listed = (heading: string, lines: readonly string[]) =>
  [`${heading}:`, ...lines.map((line) => `- ${line}`)].join('\n')

/** Most employers give figures and choices in place of words for the pay. */
export function givenFacts(random: Random, category: Category, title: string) {
  if (random.chance(0.4)) return {}
  const low = lowestPay(random, category) * 1_000
  const incentive = random.int(2, 8) * 1_000
  const hasIncentive = random.chance(0.5)
  const shift = random.pick(['day', 'day', 'day', 'rotational', 'flexible', 'night'])
  return {
    salary: '',
    payFrom: String(low),
    payTo: String(low + incentive),
    payBasis: hasIncentive ? 'incentive' : 'fixed',
    ...(hasIncentive && { payFixed: String(low), payIncentive: String(incentive) }),
    shift: /night/i.test(title) ? 'night' : shift,
    workTime: /part[ -]?time/i.test(title) ? 'part' : 'full',
    weekOff: random.pick(['sunday', 'sunday', 'oneDay', 'rotating', 'saturdaySunday']),
    openings: random.pick(['1', '2', '4', '5', '10', '12', '20', '25', '40']),
    joining: random.pick(['atOnce', 'week', 'week', 'fortnight', 'month']),
    benefits: random.some(['pf', 'esi', 'cab', 'food', 'insurance', 'training'], random.int(0, 4)),
  }
}

const lowestPay = (random: Random, category: Category): number =>
  category === 'technical-support' ? random.int(15, 26) : random.int(10, 20)

/** Salaries in the notations that people use. */
function salaryText(random: Random, category: Category): string {
  const low = lowestPay(random, category)
  const high = low + random.int(2, 8)
  return random.pick([
    `₹${low},000 - ${high},000 / month`,
    `₹${low},000 – ₹${high},000 / month`,
    `₹${low},500 per month`,
    `${low}k to ${high}k + incentives`,
    `${low}k - ${high}k in hand`,
    `Rs ${yearly(low)} LPA`,
    `${yearly(low)} - ${yearly(high)} LPA`,
    `Rs. ${low},000/- to ${high},000/- plus PF, ESIC`,
    `Upto ${high}k`,
    `₹${low},000 fixed + incentive up to ₹10,000`,
  ])
}

/** Converts thousands a month to lakhs a year. */
const yearly = (thousands: number) => ((thousands * 12) / 100).toFixed(1)
