import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import english from '#messages/en.json' with { type: 'json' }
import { createTranslator } from '#contract/i18n/translator.ts'
import { isSurprisingRange, paidInWords, payLine, plainPay, writePay } from './pay.ts'
import { readPay } from './pay-in-words.ts'

test.each<[string, number | null, number | null]>([
  ['₹16,000 - 22,000 / month', 16_000, 22_000],
  ['₹16,000 – 22,000 / month', 16_000, 22_000],
  ['16000-22000', 16_000, 22_000],
  ['Rs. 15,000/- to Rs. 20,000/- per month', 15_000, 20_000],
  ['INR 12000 pm', 12_000, 12_000],
  ['15k to 18k + incentives', 15_000, 18_000],
  ['15-18k', 15_000, 18_000],
  ['15K–18K in hand', 15_000, 18_000],
  ['18000', 18_000, 18_000],
  ['१८,०००', 18_000, 18_000],
  ['18000 + 2000 incentives', 18_000, 18_000],
  ['15k+', 15_000, null],
  ['min 15k', 15_000, null],
  ['from Rs. 15,000', 15_000, null],
  ['20000 onwards', 20_000, null],
  ['up to 25k', null, 25_000],
  ['Upto ₹25,000 per month', null, 25_000],
  ['15k upto 20k', 15_000, 20_000],
  ['between 15,000 and 20,000', 15_000, 20_000],
  ['22,000 - 16,000', 16_000, 22_000],
  ['Rs 2.4 LPA', 20_000, 20_000],
  ['2.4 - 3 lpa', 20_000, 25_000],
  ['3-4 lakh per annum', 25_000, 33_333],
  ['3 lakh to 4 lakh', 25_000, 33_333],
  ['1.5 lakh per month', 150_000, 150_000],
  ['2,40,000', 20_000, 20_000],
  ['₹ 2,40,000 - 3,00,000 p.a.', 20_000, 25_000],
  ['15000 with 1 year experience', 15_000, 15_000],
  ['5 days, 18000', 18_000, 18_000],
  ['500 per day', null, null],
  ['₹100/hour', null, null],
  ['Call 9876543210', null, null],
  ['15-18', null, null],
  ['negotiable', null, null],
  ['as per company norms', null, null],
  ['best in industry', null, null],
  ['0', null, null],
  ['', null, null],
])('S3-10: %s', (text, min, max) => {
  const read = readPay(text)
  expect([read.min ?? null, read.max ?? null]).toEqual([min, max])
})

test('S3-11: any text gives whole rupees in order, or nothing', () => {
  const salaryLike = string({
    unit: constantFrom(...'0123456789,.-–/ kl₹+'.split(''), 'lakh', 'lpa', ' to ', 'upto '),
  })
  assert(
    property(oneof(string({ unit: 'binary' }), salaryLike), (text) => {
      const { min, max } = readPay(text)
      const figures = [min, max].filter((figure) => figure !== undefined)
      const isSound = figures.every(
        (figure) => Number.isInteger(figure) && figure >= 1_000 && figure <= 1_000_000,
      )
      return isSound && figures.toSorted((one, other) => one - other).join() === figures.join()
    }),
    { numRuns: 2_000 },
  )
})

test('I6: long texts are read at once', () => {
  const part = constantFrom('1', ',', '.', ' ', '1,', '1.', 'a', 'lakh', '-', 'to ', 'ä')
  assert(
    property(part, part, (one, other) => {
      const text = (one + other).repeat(5_000)
      // The best of some tries: this machine may be busy with other things in between.
      return Math.min(...Array.from({ length: 5 }, () => millisecondsToRead(text))) < 100
    }),
  )
})

function millisecondsToRead(text: string): number {
  const start = performance.now()
  readPay(text)
  return performance.now() - start
}

test.each([
  ['15k to 18k + incentives', { basis: 'incentive' }],
  [
    '₹16,000 fixed + incentive up to ₹10,000',
    { basis: 'incentive', fixed: 16_000, incentive: 10_000 },
  ],
  ['fixed 14k plus incentives upto 6k', { basis: 'incentive', fixed: 14_000, incentive: 6_000 }],
  ['18000, no incentives', {}],
  ['₹16,000 - 22,000 / month', {}],
])('S3-40: what comes besides the pay is read from %s', (text, besides) => {
  const { min: _min, max: _max, ...read } = readPay(text)
  expect(read).toEqual(besides)
})

test('S3-41: the text of figures says the same figures', () => {
  for (const pay of [{ min: 16_000, max: 22_000 }, { min: 18_000, max: 18_000 }, { max: 25_000 }]) {
    expect(readPay(writePay(pay))).toEqual(pay)
    expect(payLine({ salary: writePay(pay), pay }).words).toBe('')
  }
  expect(writePay({})).toBe('')
})

test('S3-42: more than twice the lower figure is a question', () => {
  expect(isSurprisingRange({ min: 20_000, max: 40_000 })).toBe(false)
  expect(isSurprisingRange({ min: 22_000, max: 60_000 })).toBe(true)
  expect(isSurprisingRange({ max: 60_000 })).toBe(false)
})

const t = createTranslator(english, 'en')
const shown = (written: string) => plainPay(paidInWords(written), t.say)

test.each([
  ['16000-22000 per month', '₹16,000 – 22,000 / month', ''],
  ['₹16,000 – 22,000 / month', '₹16,000 – 22,000 / month', ''],
  ['Rs 16000 to Rs 22000 p.m.', '₹16,000 – 22,000 / month', ''],
  ['15-18k', '₹15,000 – 18,000 / month', ''],
  ['INR 12000 pm', '₹12,000 / month', ''],
  ['18000 monthly', '₹18,000 / month', ''],
  ['18000 per mahina', '₹18,000 / month', ''],
  ['18000pm', '₹18,000 / month', ''],
  ['18000', '₹18,000 / month', ''],
  ['from 15k', 'From ₹15,000 / month', ''],
  ['20000+', 'From ₹20,000 / month', ''],
  ['up to 25k', 'Up to ₹25,000 / month', ''],
  ['INR 120000/-', '₹10,000 / month', 'INR 120000/-'],
  ['1.5 lakh per month', '₹1,50,000 / month', ''],
  ['Rs. 15000 + incentive', '₹15,000 / month', 'Rs. 15000 + incentive'],
  ['18000 + 2000', '₹18,000 / month', '18000 + 2000'],
  ['3 LPA', '₹25,000 / month', '3 LPA'],
  ['18000 for 9 am to 6 pm', '₹18,000 / month', '18000 for 9 am to 6 pm'],
  ['negotiable', 'negotiable', 'negotiable'],
  ['500 per day', '500 per day', '500 per day'],
])('S11-24: shows %s as %s', (written, line, words) => {
  expect(shown(written)).toBe(line)
  expect(payLine(paidInWords(written)).words).toBe(words)
})

test('a shown pay is shown the same again', () => {
  for (const written of ['16000-22000', 'up to 25k', 'from 15k', '18000', '3 LPA']) {
    expect(shown(shown(written))).toBe(shown(written))
  }
})

test('a shown pay means the same figures', () => {
  for (const written of ['16000-22000 per month', 'Rs. 15,000/- to Rs. 20,000/- pm', '2,40,000']) {
    expect(readPay(shown(written))).toEqual(readPay(written))
  }
})
