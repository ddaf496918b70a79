import { expect, test } from 'vitest'
import { idFromSlug, jobSlug } from './slug.ts'

const id = '0b9d2a6e-3c55-4d3c-9f0e-5b1c6c2f7a10'

test.each([
  ['Customer Support Executive', 'Noida', `customer-support-executive-noida-${id}`],
  ['Tele-caller (Night) @ ₹20k', 'New Delhi', `tele-caller-night-20k-new-delhi-${id}`],
  ['Café  manager', 'Goa', `cafe-manager-goa-${id}`],
  ['टेलीकॉलर', 'Pune', `pune-${id}`],
  ['टेलीकॉलर', 'पुणे', id],
])('%s in %s', (title, city, slug) => {
  expect(jobSlug({ title, city, id })).toBe(slug)
  expect(idFromSlug(slug)).toBe(id)
})

test('a long title is cut between words', () => {
  const slug = jobSlug({ title: 'executive '.repeat(12), city: 'Delhi', id })
  expect(slug).toBe(`${'executive-'.repeat(8)}${id}`)
})

test.each(['', 'telecaller-noida', `x${id}`, `${id}-x`, `${id}/`, id.slice(1)])(
  '%j has no id',
  (slug) => {
    expect(idFromSlug(slug)).toBeUndefined()
  },
)

test('letter case does not matter', () => {
  expect(idFromSlug(`Telecaller-${id.toUpperCase()}`)).toBe(id)
})
