import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentProblems, consentPurposes, isConsent, notices } from './notices.ts'
import { sentence } from '#tests/support/sentence.ts'

/** Hashes of the texts of each notice version. A changed text needs a new version and a new line. */
const texts: Readonly<Record<string, string>> = {
  'account 2026-11-22': '975bdd8f54ddbd76',
  'application 2026-11-22': '2125734ee2e40d4c',
  'push 2026-11-22': '2cc27b48aa9833bc',
  'account 2026-11-23': 'f335201c017e2997',
  'application 2026-11-23': '16126ddc7a8b54cd',
  'application 2026-11-25': '6a5f08ef9fa7d3e3',
  'push 2026-11-23': 'fcbe5f80dd1be274',
}

test.each(consentPurposes)('the notice of %s has the text of its version', (purpose) => {
  const { version, textKeys } = notices[purpose]
  const hash = createHash('sha256')
  for (const key of textKeys) hash.update(`${key}\n${sentence(key)}\n`)
  expect(texts[`${purpose} ${version}`]).toBe(hash.digest('hex').slice(0, 16))
})

test('only the current version is a consent', () => {
  expect(isConsent('account', notices.account.version)).toBe(true)
  for (const given of ['', 'true', '2024-01-01', undefined, true]) {
    expect(isConsent('account', given)).toBe(false)
  }
})

test('a form that requires a consent must send it; a sent consent must be valid everywhere', () => {
  const problem = [{ path: 'consent', messageKey: 'privacy.consentRequired' }]
  const { version } = notices.account
  expect(consentProblems('account', version, { isRequired: true })).toEqual([])
  expect(consentProblems('account', version, { isRequired: false })).toEqual([])
  expect(consentProblems('account', undefined, { isRequired: false })).toEqual([])
  expect(consentProblems('account', undefined, { isRequired: true })).toEqual(problem)
  expect(consentProblems('account', '', { isRequired: false })).toEqual(problem)
})
