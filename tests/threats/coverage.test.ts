import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  findProblems,
  marksOf,
  pagePath,
  readMarkedTests,
} from '../../scripts/threat-coverage/coverage.ts'
import { statements } from './statements.ts'

const root = join(import.meta.dirname, '../..')
const tests = readMarkedTests(root)

test('every statement has its test, or says what is not shown yet', () => {
  expect(findProblems(tests)).toEqual([])
})

test('the page has every statement, and names no file that is not there', () => {
  const page = readFileSync(join(root, pagePath), 'utf8')
  for (const [mark, { says }] of Object.entries(statements)) {
    expect(page).toContain(`| ${mark} | ${says} |`)
  }
  const files = [...page.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect([file, existsSync(join(root, file))]).toEqual([file, true])
})

test('the check notices what is missing', () => {
  const without = tests.map((each) => ({
    ...each,
    marks: each.marks.filter((mark) => mark !== 'A3'),
  }))
  expect(findProblems(without)).toEqual(['A3 has no test, and does not say that it has none'])
  const one = { file: 'x.test.ts', title: 'Z99: x', marks: ['Z99'] }
  expect(findProblems([...tests, one])).toEqual([
    "x.test.ts: 'Z99: x' has the mark Z99 of no statement",
  ])
})

test('marks stand at the beginning of a title or of its groups', () => {
  expect(marksOf('W3, W5: a page > P12: a test')).toEqual(['W3', 'W5', 'P12'])
  expect(marksOf('a test of A3: none')).toEqual([])
})
