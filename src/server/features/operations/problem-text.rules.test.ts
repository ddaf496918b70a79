import { expect, test } from 'vitest'
import { problemText } from './problem-text.rules.ts'

test.each([
  ['The mail server is unavailable: ETIMEDOUT', 'The mail server is unavailable: ETIMEDOUT'],
  ['550 no mailbox asha.rao@example.com here\n    at send', '550 no mailbox … here'],
  ['refused <asha@example.com>', 'refused <…>'],
  ['no number +91 98765 01234 found', 'no number … found'],
  ['call of 9876501234 failed', 'call of … failed'],
  [
    'duplicate key value violates unique constraint "applications_pkey"',
    'duplicate key value violates unique constraint "applications_pkey"',
  ],
  ['invalid input syntax for type uuid: "Asha Rao"', 'invalid input syntax for type uuid: …'],
  ['Key (email)=(Asha Rao) is there', 'Key (email)=(…) is there'],
  [null, ''],
])('%j is shown as %j', (error, shown) => {
  expect(problemText(error)).toBe(shown)
})

test('a long text is cut', () => {
  expect(problemText('x'.repeat(5000))).toHaveLength(200)
})
