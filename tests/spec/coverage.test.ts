import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCode } from '../../scripts/spec-coverage/code.ts'
import { pagePath, writePage } from '../../scripts/spec-coverage/page.ts'
import { findProblems } from '../../scripts/spec-coverage/problems.ts'
import type { LaterRow, SpecRow, TestRef } from './row.ts'
import { specification } from './specification.ts'
import type { SectionName, Specification } from './specification.ts'

const root = join(import.meta.dirname, '../..')
const code = readCode(root)

test('every claim of the specification has its tests, and everything in the code its claim', () => {
  expect(findProblems(root, specification, code)).toEqual([])
})

test('the page is what the rows say; npm run coverage:spec writes it', () => {
  expect(readFileSync(join(root, pagePath), 'utf8') === writePage(specification)).toBe(true)
})

describe('the check notices', () => {
  /** The specification with one row more. */
  const withRow = (section: SectionName, row: Partial<SpecRow>): Specification => {
    const { title, of, rows } = specification.sections[section]
    const added = { id: 'one more', says: 'x', tests: [known], ...row }
    const sections = { ...specification.sections, [section]: { title, of, rows: [...rows, added] } }
    return { ...specification, sections }
  }
  const withoutRow = (section: SectionName, id: string): Specification => {
    const { title, of, rows } = specification.sections[section]
    const others = { title, of, rows: rows.filter((row) => row.id !== id) }
    return { ...specification, sections: { ...specification.sections, [section]: others } }
  }
  const later = (until: LaterRow['until']): Specification => ({
    ...specification,
    later: [{ id: 'later', says: 'x', reason: 'x', until }],
  })
  const file = 'tests/http/post-job.test.ts'
  const known: TestRef = { file, title: 'sent twice, it is one job and one answer' }

  test.each<[string, Specification, RegExp]>([
    ['a claim without a test', withRow('roles', { tests: [] }), /has no test/],
    [
      'a file that is not there',
      withRow('roles', { tests: [{ file: 'tests/none.test.ts', title: 'x' }] }),
      /there is no file/,
    ],
    [
      'a test that is not there',
      withRow('roles', { tests: [{ file, title: 'sent twice' }] }),
      /has no test 'sent twice'/,
    ],
    [
      'a title that a file has twice',
      withRow('roles', { tests: [{ file, title: 'is for employers only' }] }),
      /has several tests/,
    ],
    ['a claim that stands there twice', withRow('roles', { id: 'employer' }), /stands there twice/],
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
    ['a call that is built', later({ calls: ['POST /send-otp'] }), /which is there/],
    ['a sentence that is built', later({ sentences: ['Go to Home'] }), /which is there/],
    ['a refusal that is built', later({ refusals: ['NOT_FOUND'] }), /which is there/],
    ['a call that is tested', later({ tested: ['POST /send-otp'] }), /which is there/],
  ])('%s', (_what, changed, problem) => {
    expect(findProblems(root, changed, code).join('\n')).toMatch(problem)
  })
})
