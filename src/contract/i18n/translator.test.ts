import { describe, expect, test } from 'vitest'
import { textDirection } from './locales.ts'
import { toMessageKey } from './message-keys.ts'
import type { Message } from './message-keys.ts'
import { toPseudoCatalogue } from './pseudo.ts'
import { createTranslator } from './translator.ts'
import { typedLanguage } from './typed-language.ts'

const english = {
  'admin.statusChanged': 'Status Changed to {{status}}',
  'admin.accept': 'Accept',
  'application.count_one': '{{count}} job applied.',
  'application.count_other': '{{count}} jobs applied.',
}
const t = createTranslator(english, 'en')

describe('t', () => {
  test('fills the placeholders and leaves those without a value', () => {
    expect(t('admin.statusChanged', { status: 'live' })).toBe('Status Changed to live')
    expect(t('admin.statusChanged')).toBe('Status Changed to {{status}}')
  })

  test('says a value that is a message in the same language', () => {
    const status: Message = { key: 'admin.accept' }
    expect(t.say({ key: 'admin.statusChanged', values: { status } })).toBe(
      'Status Changed to Accept',
    )
  })

  test('takes the plural form of the language', () => {
    const forms = (locale: string, catalogue: Record<string, string>, counts: number[]) => {
      const say = createTranslator(catalogue, locale)
      return counts.map((count) => say('application.count', { count }))
    }
    expect(forms('en', english, [0, 1, 2])).toEqual([
      '0 jobs applied.',
      '1 job applied.',
      '2 jobs applied.',
    ])
    const hindi = { 'application.count_one': 'एक', 'application.count_other': 'कई' }
    expect(forms('hi', hindi, [0, 1, 2])).toEqual(['एक', 'एक', 'कई'])
    const polish = {
      'application.count_one': 'one',
      'application.count_few': 'few',
      'application.count_many': 'many',
      'application.count_other': 'other',
    }
    expect(forms('pl', polish, [1, 3, 5, 22])).toEqual(['one', 'few', 'many', 'few'])
  })

  test('writes lists, numbers, money and dates as India does, in Latin digits', () => {
    expect(t.list(['Delhi', 'Noida', 'Pune'])).toBe('Delhi, Noida and Pune')
    expect(t.number(1_234_567)).toBe('12,34,567')
    expect(t.money(12_345_600)).toBe('₹1,23,456')
    expect(t.money(12_345_650)).toBe('₹1,23,456.50')
    // Late evening in London is the next day in India.
    const instant = new Date('2026-01-31T20:00:00Z')
    expect(t.date(instant)).toBe('1 Feb 2026')
    const hindi = createTranslator({}, 'hi')
    expect(hindi.date(instant)).toBe('1 फ़रवरी 2026')
    expect(hindi.money(25_000_000)).toBe('₹2,50,000')
    expect(createTranslator({}, 'mr').number(1_234_567)).toBe('12,34,567')
  })

  test('writes the part of the day and the last word of a list as people of the language do', () => {
    const hindi = createTranslator({}, 'hi')
    const at = (time: string) =>
      hindi.date(new Date(`2026-11-23T${time}:00+05:30`), { timeStyle: 'short' })
    expect(['00:30', '10:40', '14:45', '16:10', '21:00'].map(at)).toEqual([
      'रात 12:30',
      'सुबह 10:40',
      'दोपहर 2:45',
      'शाम 4:10',
      'रात 9:00',
    ])
    const both: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }
    const instant = new Date('2026-11-23T10:40:00Z')
    expect(hindi.date(instant, both)).toBe('23 नवंबर 2026, शाम 4:10')
    expect(t.date(instant, both)).toBe('23 Nov 2026, 4:10 pm')
    expect(hindi.date(instant, { month: 'long', year: 'numeric' })).toBe('नवंबर 2026')
    expect(hindi.list(['दिल्ली', 'नोएडा', 'पुणे'])).toBe('दिल्ली, नोएडा और पुणे')
    expect(hindi.list(['दिल्ली', 'पुणे'], 'disjunction')).toBe('दिल्ली या पुणे')
  })
})

test('a language written from right to left is known by its script', () => {
  expect(['en', 'hi', 'ur', 'en-XA'].map(textDirection)).toEqual(['ltr', 'ltr', 'rtl', 'ltr'])
})

test('what is no key becomes the general message', () => {
  expect(toMessageKey('admin.accept')).toBe('admin.accept')
  expect(toMessageKey('Invalid input: expected string')).toBe('validation.invalid')
})

test('the pseudo-locale is accented, longer and in brackets, around placeholders and tags', () => {
  const pseudo = toPseudoCatalogue({
    short: 'HR',
    long: 'Nobody asks a candidate for money',
    rich: 'Call <phone>{{phone}}</phone> today',
  })
  expect(pseudo).toEqual({
    short: '[HR~]',
    long: '[Ñóóbóódýý áásks áá çááñdíídáátéé fóór móóñééýý~]',
    rich: '[Çááll <phone>{{phone}}</phone> tóódááýý]',
  })
  expect(pseudo['long']?.length).toBeGreaterThan(1.35 * 'Nobody asks a candidate for money'.length)
})

test.each([
  ['Customer Support', 'hi', 'en'],
  ['Customer Support', 'en', undefined],
  ['Customer Support', 'en-XA', undefined],
  ['टेलीकॉलर', 'en', 'hi'],
  ['टेलीकॉलर, Noida', 'hi', 'hi'],
  ['24/7', 'hi', undefined],
  ['டெலிகாலர்', 'hi', undefined],
])('%s on a page in %s is in %s', (text, page, language) => {
  expect(typedLanguage(text, page)).toBe(language)
})
