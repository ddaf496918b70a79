import { expect, test } from 'vitest'
import { createLanguages } from './languages.ts'

const languages = createLanguages(['en', 'en-XA'])

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr-FR, fr;q=0.9', 'en'],
  ['en-XA', 'en-XA'],
  ['en-xa', 'en-XA'],
  ['en-US,en;q=0.9', 'en'],
  ['fr, en;q=0.2, en-XA;q=0.8', 'en-XA'],
  ['en-XA;q=0, en', 'en'],
  ['en;q=x, en-XA;q=0.1', 'en-XA'],
])('of %j takes %s', (header, locale) => {
  expect(languages.negotiate(header)).toBe(locale)
})

test('says the messages of a locale that is not enabled in the main one', () => {
  expect(languages.translatorOf('hi').locale).toBe('en')
  expect(languages.translatorOf(null).locale).toBe('en')
  expect(languages.translatorOf('en-XA')('admin.accept')).toBe('[ÁÁççéépt~]')
})

test('names places in the reader’s language, and as they are where it has no name', () => {
  const { translatorOf } = createLanguages(['en', 'hi'])
  const places = ['Noida', 'Uttar Pradesh', 'Sector 62', 'constructor']
  expect(places.map((name) => translatorOf('hi').place(name))).toEqual([
    'नोएडा',
    'उत्तर प्रदेश',
    'Sector 62',
    'constructor',
  ])
  expect(translatorOf('en').place('Noida')).toBe('Noida')
})
