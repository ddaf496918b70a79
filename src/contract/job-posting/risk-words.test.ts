import { describe, expect, test } from 'vitest'
import { findRisk, hasMobileNumber } from './risk-words.ts'

describe('S3-46: words that ask candidates for money or secrets', () => {
  test.each([
    ['Pay ₹500 as registration fee at joining.', 'registration fee'],
    ['A Security  Deposit is taken', 'Security  Deposit'],
    ['Please share your OTP with HR', 'share your OTP'],
    ['Training ke pehle fees deni hogi', 'fees deni hogi'],
    ['सिक्योरिटी मनी 500 रुपये', 'सिक्योरिटी मनी'],
    ['No experience. Registration fee 200', 'Registration fee'],
    ['Send your bank details on the first day', 'Send your bank details'],
  ])('%s', (text, found) => {
    expect(findRisk(text)).toBe(found)
  })

  test.each([
    'We never ask candidates for money at any step.',
    'No registration fee, no security deposit.',
    'There is no joining or registration fee.',
    'Registration fee nahi lagegi',
    'कोई रजिस्ट्रेशन फीस नहीं',
    'Free of cost. Salary in your bank account.',
    'Open deposit accounts for customers of a bank',
    'Collect fees from students',
  ])('not in: %s', (text) => {
    expect(findRisk(text)).toBeUndefined()
  })
})

test('a mobile number is noticed, other figures are not', () => {
  for (const text of ['Call 9876543210', '+91 98765 43210', '98765-43210']) {
    expect(hasMobileNumber(text)).toBe(true)
  }
  for (const text of ['₹16,000 - 22,000', 'Pin 201301', '1234567890', '24 x 7']) {
    expect(hasMobileNumber(text)).toBe(false)
  }
})
