import { describe, expect, test } from 'vitest'
import { findTextSigns } from './text-signs.rules.ts'

const plain = {
  title: 'Customer Support Executive',
  salary: '₹16,000 – 22,000 / month',
  description: 'You answer calls of customers in Hindi and English.',
  working_hours: '9',
  interview_location: null,
  interview_timing: null,
  company_name: 'Vaani Connect',
  organization_name: 'Vaani Connect',
  contact_email: 'hr@vaaniconnect.in',
}
const signsOf = (change: Partial<typeof plain>) =>
  Object.keys(findTextSigns({ ...plain, ...change }))

test('an honest job has no points', () => {
  expect(findTextSigns(plain)).toEqual({})
})

describe('the words of a job', () => {
  test.each([
    ['Pay Rs 999 for your kit', ['asksForMoney']],
    ['Rs. 1,500 deposit, back later', ['asksForMoney']],
    ['₹ 500 jama karna hai', ['asksForMoney']],
    ['पहले 500 रुपये जमा करें', ['asksForMoney']],
    ['Refundable after joining', ['asksForMoney']],
    ['Registration fee applies', ['asksForMoney']],
    ['No registration fee', []],
    ['Send your bank account number', ['asksForSecrets']],
    ['Jo OTP bhejo hume', ['asksForSecrets']],
    ['बैंक खाता नंबर भेजें', ['asksForSecrets']],
    ['We never ask for your OTP number', []],
    ['कभी ओटीपी न बताएँ। Rs. 500 deposit', ['asksForMoney']],
    ['Aadhaar card aur photo WhatsApp karein', ['asksForIdentity']],
    ['आधार कार्ड की फोटो भेजें', ['asksForIdentity']],
    ['Through our placement team', ['placementWords']],
    ['Call 98765 43210 now', ['contactInText']],
    ['Join chat.whatsapp.com/AbC123', ['contactInText']],
    ['Mail x@y.in', ['contactInText']],
    ['You open accounts for bank customers in Pune', []],
    ['Pay is 22,000 a month', []],
  ] as const)('%s', (description, signs) => {
    expect(signsOf({ description })).toEqual(signs)
  })
})

test('a name and an address count as well', () => {
  expect(signsOf({ company_name: 'Sharp Manpower Services' })).toEqual(['placementWords'])
  expect(signsOf({ contact_email: 'sharp.hr@gmail.com' })).toEqual(['freeMail'])
})

test('the reason holds the words as written', () => {
  const found = findTextSigns({ ...plain, description: 'Pay Rs 999. Share your OTP!' })
  expect(found).toEqual({ asksForMoney: 'Pay Rs 999', asksForSecrets: 'Share your OTP' })
})

// Words that backtrack would hold the process for minutes.
test('a long text is read at once', { timeout: 2000 }, () => {
  const long = `${'send your '.repeat(500)}${'9 '.repeat(2500)}`
  expect(signsOf({ description: long })).toEqual(['contactInText'])
})
