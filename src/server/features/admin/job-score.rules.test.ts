import { describe, expect, test } from 'vitest'
import { scoreJob } from './job-score.rules.ts'

const plain = {
  jobTitle: 'Customer Support Executive',
  salary: '₹16,000 – 22,000 / month',
  jobDescription: 'You answer calls of customers in Hindi and English.',
  workingHours: '9',
  interviewLocation: null,
  interviewTiming: null,
  companyName: 'Vaani Connect',
  organizationName: 'Vaani Connect',
  email: 'hr@vaaniconnect.in',
}
const signsOf = (change: Partial<typeof plain>) =>
  scoreJob({ ...plain, ...change }).signs.map(({ sign }) => sign)

test('an honest job has no points', () => {
  expect(scoreJob(plain)).toEqual({ points: 0, signs: [] })
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
  ] as const)('%s', (jobDescription, signs) => {
    expect(signsOf({ jobDescription })).toEqual(signs)
  })
})

test('a name and an address count as well', () => {
  expect(signsOf({ companyName: 'Sharp Manpower Services' })).toEqual(['placementWords'])
  expect(signsOf({ email: 'sharp.hr@gmail.com' })).toEqual(['freeMail'])
})

test('the reason holds the words as written, and the points end at 100', () => {
  const score = scoreJob({
    ...plain,
    jobDescription: 'Pay Rs 999. Send bank details and Aadhaar card to 9876543210.',
    companyName: 'A1 Consultancy',
    email: 'a1@gmail.com',
  })
  expect(score.points).toBe(100)
  expect(score.signs[0]).toEqual({ sign: 'asksForMoney', points: 40, words: 'Pay Rs 999' })
})

// Words that backtrack would hold the process for minutes.
test('a long text is read at once', { timeout: 2000 }, () => {
  const long = `${'send your '.repeat(500)}${'9 '.repeat(2500)}`
  expect(signsOf({ jobDescription: long })).toEqual(['contactInText'])
})
