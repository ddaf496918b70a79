import { expect, test } from 'vitest'
import { reasonFor } from './for-you.ts'

const own = {
  education: '12thPassed',
  workexperience: 'fresher',
  gender: 'female',
  language: 'Hindi',
}
const job = {
  category: 'telesales',
  gender: 'Both',
  educationQualification: [],
  experienceLevel: [],
  communicationSkill: [],
}

test.each([
  ['sameWork', { category: 'telesales', distanceKm: 2 }],
  ['near', { category: 'retail', distanceKm: 2, educationQualification: ['10thPassed'] }],
  ['education', { category: 'retail', educationQualification: ['10thPassed'] }],
  ['education', { category: 'retail', experienceLevel: ['fresher'] }],
  ['languages', { category: 'retail', communicationSkill: ['hindi'] }],
  [undefined, { category: 'retail' }],
  [undefined, { category: 'telesales', gender: 'male' }],
  [undefined, { category: 'telesales', educationQualification: ['graduateAbove'] }],
])('S2-244: the reason %s for %j', (reason, facts) => {
  expect(reasonFor({ ...job, ...facts }, { own, category: 'telesales' })).toBe(reason)
})
