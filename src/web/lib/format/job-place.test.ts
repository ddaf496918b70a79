import { expect, test } from 'vitest'
import { jobAddress, jobPlace } from './job-place.ts'

test.each([
  ['Sector 62', 'Noida', 'Sector 62, Noida'],
  ['Sector 62, noida', 'Noida', 'Sector 62, noida'],
  ['', 'Noida', 'Noida'],
])('%j in %s is shown as %s', (jobLocation, jobCity, place) => {
  expect(jobPlace({ jobLocation, jobCity })).toBe(place)
})

test('the address says nothing twice', () => {
  const job = {
    jobLocation: 'Laxmi Nagar',
    jobCity: 'Delhi',
    jobState: 'Delhi',
    jobPincode: '110092',
  }
  expect(jobAddress(job)).toBe('Laxmi Nagar, Delhi 110092')
  expect(jobAddress({ ...job, jobLocation: 'Laxmi Nagar, Delhi 110092' })).toBe(
    'Laxmi Nagar, Delhi 110092',
  )
})
