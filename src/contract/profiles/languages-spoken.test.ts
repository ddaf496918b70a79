import { expect, test } from 'vitest'
import { readSpoken, writeSpoken } from './languages-spoken.ts'

test('reads and writes languages with their levels', () => {
  const text = 'Hindi (very good), English (a little), Konkani'
  const languages = readSpoken(text)
  expect(languages).toEqual([
    { name: 'Hindi', level: 'veryGood' },
    { name: 'English', level: 'little' },
    { name: 'Konkani', level: null },
  ])
  expect(writeSpoken(languages)).toBe(text)
})

test('reads what somebody typed, each language once', () => {
  expect(readSpoken('kannada; English (GOOD) / Kannada (fluent)')).toEqual([
    { name: 'kannada', level: null },
    { name: 'English', level: 'good' },
    { name: 'Kannada (fluent)', level: null },
  ])
  expect(readSpoken('')).toEqual([])
})
