import { expect, it } from 'vitest'
import { jobHours } from './job-hours.ts'

it.each([
  ['9', '9 hrs'],
  [' 8-9 hours', '8-9 hrs'],
  ['9.5 hr.', '9.5 hrs'],
  ['nine', 'nine'],
  ['nine hours', 'nine hours'],
  ['10 am to 7 pm', '10 am to 7 pm'],
  ['', ''],
])('shows %j as %j', (typed, shown) => {
  expect(jobHours(typed, (hours) => `${hours} hrs`)).toBe(shown)
})
