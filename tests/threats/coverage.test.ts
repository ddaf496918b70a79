import { join } from 'node:path'
import { expect, test } from 'vitest'
import { idsOf, readKnownTests } from '../../scripts/coverage/tests.ts'
import { findThreatProblems } from '../../scripts/coverage/threats.ts'

const tests = readKnownTests(join(import.meta.dirname, '../..'))

test('every statement has its test, or says what is not shown yet', () => {
  expect(findThreatProblems(tests)).toEqual([])
})

test('the check notices what is missing', () => {
  const without = tests.map((each) => ({ ...each, ids: each.ids.filter((id) => id !== 'A3') }))
  expect(findThreatProblems(without)).toEqual(['A3 has no test, and does not say that it has none'])
  const one = { file: 'x.test.ts', title: 'Z99: x', ids: ['Z99'] }
  expect(findThreatProblems([...tests, one])).toEqual([
    "x.test.ts: 'Z99: x' begins with Z99, which no statement has",
  ])
})

test('ids stand at the beginning of a title or of its groups', () => {
  expect(idsOf('W3, W5: a page > S5-12, P12: a test')).toEqual(['W3', 'W5', 'S5-12', 'P12'])
  expect(idsOf('a test of A3: none')).toEqual([])
})
