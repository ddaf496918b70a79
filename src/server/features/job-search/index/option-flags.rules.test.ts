import { expect, test } from 'vitest'
import { fixedChoices } from '#contract/job-search/options.ts'
import { flagOf, optionFlagsOf } from './option-flags.rules.ts'

const job: Parameters<typeof optionFlagsOf>[0] = {
  education: ['10thPassed', 'graduateAbove'],
  experience: ['fresher', '1-2yr'],
  work_types: ['home'],
  shift: 'night',
  work_time: null,
  benefits: ['cab', 'pf'],
}

const filters = ['education', 'experience', 'workType', 'shift', 'workTime', 'benefit'] as const

test('a job has the flags of the options that find it', () => {
  const flags = optionFlagsOf(job)
  const found = filters.flatMap((filter) =>
    fixedChoices[filter]
      .filter((value) => (flags & flagOf(filter, value)) !== 0)
      .map((value) => `${filter} ${value}`),
  )
  expect(found).toEqual([
    'education 10thPassed',
    'education graduateAbove',
    'experience fresher',
    'experience 0-1yr',
    'experience 1-2yr',
    'workType home',
    'shift night',
    'benefit pf',
    'benefit cab',
  ])
})

test('each option has a flag of its own, and all fit an integer of the database', () => {
  const flags = filters.flatMap((filter) =>
    fixedChoices[filter].map((value) => flagOf(filter, value)),
  )
  expect(new Set(flags).size).toBe(flags.length)
  expect(Math.min(...flags)).toBe(1)
  expect(Math.max(...flags)).toBeLessThan(2 ** 31)
})

test('what is no option has no flag', () => {
  expect(flagOf('shift', 'dawn')).toBe(0)
})
