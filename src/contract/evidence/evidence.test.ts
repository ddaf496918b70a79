import { describe, expect, test } from 'vitest'
import type { EvidenceKind } from './kinds.ts'
import { levelOf } from './levels.ts'
import { normalRegistration, registrationType } from './registration-number.ts'
import { evidenceMoves, mayMove, storedStates } from './states.ts'
import { isFreeMail } from './work-email.ts'

test.each<[EvidenceKind[], string]>([
  [[], 'none'],
  [['phone'], 'phone'],
  [['call'], 'none'],
  [['workEmail'], 'none'],
  [['phone', 'gstin'], 'phone'],
  [['phone', 'workEmail'], 'workEmail'],
  [['phone', 'workEmail', 'gstin'], 'papers'],
  [['phone', 'workEmail', 'registration'], 'papers'],
  [['phone', 'workEmail', 'office'], 'workEmail'],
  [['phone', 'workEmail', 'registration', 'office', 'call'], 'office'],
])('%j is the level %s', (verified, level) => {
  expect(levelOf(verified)).toBe(level)
})

test('what failed is final, and what holds may only fail', () => {
  const moves = Object.fromEntries(
    storedStates.map((state) => [
      state,
      (['confirmCode', 'hold', 'fail'] as const).filter((move) => mayMove(state, move)),
    ]),
  )
  expect(moves).toEqual({
    pending: ['confirmCode', 'hold', 'fail'],
    verified: ['fail'],
    failed: [],
  })
  expect(Object.keys(evidenceMoves)).toEqual(['confirmCode', 'hold', 'fail'])
})

describe('a number of a company', () => {
  test.each([
    ['L17110MH1973PLC019786', 'cin'],
    ['u72200ka2015ptc123456', 'cin'],
    ['AAB CV 1234 M', 'pan'],
    ['AABCV1234M', 'pan'],
    ['AAPFU0939F', 'pan'],
    ['AABXV1234M', undefined],
    ['UDYAM-UP-28-0012345', 'udyam'],
    ['udyamup280012345', 'udyam'],
    ['U72200KA1815PTC123456', undefined],
    ['', undefined],
    ['123456789012', undefined],
  ])('%s is %s', (text, type) => {
    expect(registrationType(normalRegistration(text))).toBe(type)
  })
})

test.each([
  ['a@gmail.com', true],
  ['a@GMAIL.com', true],
  ['a@in.mail.yahoo.com', true],
  ['a@vaani.example', false],
  ['a@notgmail.com', false],
  ['a@gmail.com.vaani.in', false],
])('%s is a mailbox that anybody gets: %s', (email, isFree) => {
  expect(isFreeMail(email)).toBe(isFree)
})
