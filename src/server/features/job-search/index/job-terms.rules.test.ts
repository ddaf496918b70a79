import { expect, test } from 'vitest'
import { toSynonyms } from '../synonyms/meanings.rules.ts'
import { fittingExperience, termsOfJob, workplaceOf } from './job-terms.rules.ts'
import type { SearchableJob } from './job-terms.rules.ts'

const job: SearchableJob = {
  title: 'Telecaller',
  category: 'telesales',
  city: ' New  Delhi',
  state: 'Delhi',
  location: '12 Karol Bagh',
  company_name: "O'Neil & Sons",
  description: 'Calls with Photoshop for the night shift. Cold calling.',
  working_hours: '9',
  gender: 'Both',
  education: ['10thPassed', 'graduateAbove'],
  experience: ['fresher'],
  work_types: ['home', 'office'],
  pincode: '110001',
  salary_min_monthly_rupees: 9_000,
  salary_max_monthly_rupees: 12_400,
  pay_basis: null,
  pay_fixed_monthly_rupees: null,
  pay_incentive_monthly_rupees: null,
  shift: 'night',
  work_time: null,
  week_off: null,
  openings: null,
  joining: null,
  benefits: ['cab'],
}

const { terms, wideTerms } = termsOfJob(job, new Date('1970-01-03T01:00:00Z'), {
  synonyms: toSynonyms([], []),
  locate: () => ({ latitude: 28.63, longitude: 77.21 }),
})

test('a job is found by its words, its surroundings, its filter values, its meanings and its day', () => {
  expect(terms.toSorted()).toEqual(
    [
      'telecaller',
      '~new',
      '~delhi',
      '~o',
      '~neil',
      '~son',
      ':category:telesales',
      ':location:new delhi',
      ":company:o'neil & sons",
      ':gender:both',
      ':education:10thpassed',
      ':education:graduateabove',
      ':experience:fresher',
      ':workType:home',
      ':workType:office',
      ':fits:fresher',
      ':pay:12000',
      ':payfrom:8000',
      ':payfrom:10000',
      ':payfrom:12000',
      ':spot:2863,7721',
      ':cell:4:715,1930',
      ':cell:8:357,965',
      ':cell:16:178,482',
      ':day:2',
      ':location:delhi',
      ':shift:night',
      ':benefit:cab',
      '+night shift',
      '+pick up and drop',
      '+telecalling',
      '+graduate',
      '+fresher',
      '+work from home',
      '+tenth pass',
      '=twelfth pass',
    ].toSorted(),
  )
})

test('its description and its address are searched besides', () => {
  const more = wideTerms.filter((term) => !terms.includes(term))
  expect(more).toEqual(
    expect.arrayContaining(['@karol', '@bagh', '%photoshop', '%night', '%=telecalling']),
  )
  expect(more).not.toContain('%the')
})

test.each([
  [[], ['fresher', '0-1yr', '1-2yr', 'moreThan2yr']],
  [['fresher'], ['fresher']],
  [
    ['1-2yr', 'fresher'],
    ['fresher', '0-1yr', '1-2yr'],
  ],
] as const)('a job for %j fits %j', (named, fitting) => {
  expect(fittingExperience(named)).toEqual(fitting)
})

test.each([
  [[], '110001'],
  [['home'], null],
  [['home', 'hybrid'], '110001'],
] as const)('work of type %j is done at %j', (types, place) => {
  expect(workplaceOf({ work_types: types, pincode: '110001' })).toBe(place)
})
