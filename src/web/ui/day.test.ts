import { describe, expect, it } from 'vitest'
import { fromLocalDate, spellDay, toIsoDay, toLocalDate, toTypedDay } from './day.ts'

describe('spellDay', () => {
  it.each([
    ['3', '3'],
    ['31', '31'],
    ['311', '31-1'],
    ['31121999', '31-12-1999'],
    ['31-121999', '31-12-1999'],
    ['31-12-19990', '31-12-1999'],
    ['31-', '31-'],
    ['5/', '05-'],
    ['5/8/', '05-08-'],
    ['5/8/1999', '05-08-1999'],
    ['05.08.1999', '05-08-1999'],
    ['1999-08-05', '05-08-1999'],
    ['', ''],
  ])('spells %j as %j', (typed, spelt) => {
    expect(spellDay(typed)).toBe(spelt)
  })
})

describe('toIsoDay', () => {
  it('takes a real day only', () => {
    expect(toIsoDay('31-12-1999')).toBe('1999-12-31')
    expect(toIsoDay('29-02-2004')).toBe('2004-02-29')
    expect(toIsoDay('29-02-2003')).toBeUndefined()
    expect(toIsoDay('31-13-1999')).toBeUndefined()
    expect(toIsoDay('31-12-99')).toBeUndefined()
  })

  it('is undone by toTypedDay', () => {
    expect(toTypedDay('1999-12-31')).toBe('31-12-1999')
    expect(toTypedDay('')).toBe('')
  })
})

it('carries a day to the calendar and back without a zone moving it', () => {
  expect(fromLocalDate(toLocalDate('2008-01-01'))).toBe('2008-01-01')
})
