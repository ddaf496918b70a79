import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findClaimProblems } from '../../scripts/coverage/claims.ts'
import { readCode } from '../../scripts/coverage/code.ts'
import { readKnownTests } from '../../scripts/coverage/tests.ts'
import type { DeclaredTest } from '../../scripts/coverage/tests.ts'
import { claims } from './claims.ts'
import type { Claims, SectionName } from './claims.ts'
import type { SpecRow } from './row.ts'

const root = join(import.meta.dirname, '../..')
const code = readCode(root)
const tests = readKnownTests(root)

test('every claim has its tests, and everything in the code its claim', () => {
  expect(findClaimProblems(claims, tests, code)).toEqual([])
})

describe('the check notices', () => {
  const known = tests.flatMap(({ ids }) => ids).filter((id) => id.includes('-'))
  const withRow = (section: SectionName, row: Partial<SpecRow>): Claims => {
    const added = { id: 'one more', says: 'x', tests: known.slice(0, 1), ...row }
    return { ...claims, [section]: { ...claims[section], rows: [...claims[section].rows, added] } }
  }
  const withoutRow = (section: SectionName, id: string): Claims => {
    const rows = claims[section].rows.filter((row) => row.id !== id)
    return { ...claims, [section]: { ...claims[section], rows } }
  }

  test.each<[string, Claims, RegExp]>([
    ['a claim without a test', withRow('roles', { tests: [] }), /has no test/],
    ['a test that is not there', withRow('roles', { tests: ['S6-999'] }), /has no test S6-999/],
    ['a claim that occurs twice', withRow('roles', { id: 'employer' }), /occurs twice/],
    ['a route without a claim', withoutRow('routes', '/postjob'), /has the route '\/postjob'/],
    ['a route that is not there', withRow('routes', { id: '/none' }), /has no '\/none'/],
    ['a call without a claim', withoutRow('calls', 'POST /send-otp'), /has the call/],
    ['a call that is not there', withRow('calls', { id: 'POST /none' }), /has no 'POST \/none'/],
    ['a refusal without a claim', withoutRow('refusals', 'NOT_FOUND'), /has the refusal/],
    ['a refusal that is not there', withRow('refusals', { id: 'NONE' }), /has no 'NONE'/],
    ['a status without a claim', withoutRow('states', 'job waiting'), /has the status/],
    ['a number without a claim', withoutRow('constants', 'limits.freePosts'), /has the constant/],
    [
      'another number',
      withRow('constants', { id: 'limits.freePostDays', says: '16: x' }),
      /is 15, and its row says '16: x'/,
    ],
    [
      'another sentence',
      withRow('messages', { id: 'common.goHome', says: 'Home' }),
      /says 'Go to Home', not 'Home'/,
    ],
  ])('%s', (_what, changed, problem) => {
    expect(findClaimProblems(changed, tests, code).join('\n')).toMatch(problem)
  })

  test('an id that no claim has', () => {
    const stray: DeclaredTest = { file: 'x.test.ts', title: 'S6-999: x', ids: ['S6-999'] }
    expect(findClaimProblems(claims, [...tests, stray], code)).toEqual([
      "x.test.ts: 'S6-999: x' begins with S6-999, which no claim has",
    ])
  })
})
