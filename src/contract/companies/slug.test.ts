import { expect, test } from 'vitest'
import { codeFromSlug, companySlug } from './slug.ts'

const code = '0123456789abcdef'

test.each([
  ['Vaani Connect Pvt. Ltd.', `vaani-connect-pvt-ltd-${code}`],
  ['Café & Söhne', `cafe-sohne-${code}`],
  ['वाणी कनेक्ट', code],
  ['', code],
  ['A'.repeat(80), `${'a'.repeat(60)}-${code}`],
])('%s has the address %s, which leads back', (name, slug) => {
  expect(companySlug(name, code)).toBe(slug)
  expect(codeFromSlug(slug)).toBe(code)
})

test.each(['vaani-connect', 'vaani-0123456789abcde', `x${code}`, ''])('%j has no code', (slug) => {
  expect(codeFromSlug(slug)).toBeUndefined()
})
