import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLanguages } from '#server/lib/languages.ts'
import { sentence } from '#tests/support/sentence.ts'
import { amountInWords } from './amount-in-words.rules.ts'
import { plainRupees, rupeesWithPaise } from './money-text.rules.ts'

const hindi = createLanguages(['en', 'hi']).translatorOf('hi')

describe('an amount in words', () => {
  test.each([
    [0, 'Rupees Zero Only'],
    [100, 'Rupees One Only'],
    [34_100, 'Rupees Three Hundred Forty One Only'],
    [47_100, 'Rupees Four Hundred Seventy One Only'],
    [47_150, 'Rupees Four Hundred Seventy One and Fifty Paise Only'],
    [1, 'Rupees Zero and One Paise Only'],
    [1900, 'Rupees Nineteen Only'],
    [2000, 'Rupees Twenty Only'],
    [10_000, 'Rupees One Hundred Only'],
    [100_000, 'Rupees One Thousand Only'],
    [10_000_000, 'Rupees One Lakh Only'],
    [
      12_345_699,
      'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Ninety Nine Paise Only',
    ],
    [1_000_000_000, 'Rupees One Crore Only'],
    [
      99_999_999_900,
      'Rupees Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Only',
    ],
    [10_000_000_000_000, 'Rupees Ten Thousand Crore Only'],
  ])('%i paise: %s', (paise, words) => {
    expect(amountInWords(paise, sentence)).toBe(words)
  })

  test.each([
    [0, 'शून्य रुपये मात्र'],
    [47_150, 'चार सौ इकहत्तर रुपये और पचास पैसे मात्र'],
    [12_345_699, 'एक लाख तेईस हज़ार चार सौ छप्पन रुपये और निन्यानवे पैसे मात्र'],
    [99_999_999_900, 'निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये मात्र'],
  ])('%i paise in Hindi: %s', (paise, words) => {
    expect(amountInWords(paise, hindi)).toBe(words)
  })

  test('Hindi has a word of its own for each number below a hundred', () => {
    const words = Array.from({ length: 100 }, (_, number) => amountInWords(number * 100, hindi))
    expect(new Set(words).size).toBe(100)
  })

  test.each([-1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('is refused for %d', (paise) => {
    expect(() => amountInWords(paise, sentence)).toThrow(RangeError)
  })

  test('differs for any two amounts', () => {
    const amount = integer({ min: 0, max: 100_000_000 })
    assert(
      property(amount, amount, (one, other) => {
        expect(amountInWords(one, sentence) === amountInWords(other, sentence)).toBe(one === other)
      }),
    )
  })
})

describe('an amount in figures', () => {
  test.each([
    [0, '₹0.00', '0.00'],
    [5, '₹0.05', '0.05'],
    [47_100, '₹471.00', '471.00'],
    [100_000, '₹1,000.00', '1000.00'],
    [9_999_999, '₹99,999.99', '99999.99'],
    [10_000_000, '₹1,00,000.00', '100000.00'],
    [11_800_050, '₹1,18,000.50', '118000.50'],
    [1_234_567_890, '₹1,23,45,678.90', '12345678.90'],
    [-47_100, '-₹471.00', '-471.00'],
  ])('%i paise: %s and %s', (paise, shown, plain) => {
    expect(rupeesWithPaise(paise)).toBe(shown)
    expect(plainRupees(paise)).toBe(plain)
  })

  test('parses back to the same amount', () => {
    assert(
      property(integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (paise) => {
        expect(Math.round(Number(plainRupees(paise)) * 100)).toBe(paise)
        expect(rupeesWithPaise(paise).replaceAll(/[₹,]/g, '')).toBe(plainRupees(paise))
      }),
    )
  })
})
