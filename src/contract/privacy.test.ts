import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentProblems, consentPurposes, isConsent, notices } from './privacy.ts'
import { sentence } from './sentences.ts'

/** What each version of a notice said. A changed text needs a new version, and its line here. */
const texts: Readonly<Record<string, string>> = {
  'account 2026-11-22': '975bdd8f54ddbd76',
  'application 2026-11-22': '2125734ee2e40d4c',
  'push 2026-11-22': '2cc27b48aa9833bc',
}

test.each(consentPurposes)('the notice of %s says what its version stands for', (purpose) => {
  const { version, textKeys } = notices[purpose]
  const said = createHash('sha256')
  for (const key of textKeys) said.update(`${key}\n${sentence(key)}\n`)
  expect(texts[`${purpose} ${version}`]).toBe(said.digest('hex').slice(0, 16))
})

test('only the present version is a consent', () => {
  expect(isConsent('account', notices.account.version)).toBe(true)
  for (const given of ['', 'true', '2024-01-01', undefined, true]) {
    expect(isConsent('account', given)).toBe(false)
  }
})

test('a form that asks must bring the consent; what is brought must be right everywhere', () => {
  const problem = [{ path: 'consent', messageKey: 'privacy.consentRequired' }]
  const { version } = notices.account
  expect(consentProblems('account', version, { isAsked: true })).toEqual([])
  expect(consentProblems('account', version, { isAsked: false })).toEqual([])
  expect(consentProblems('account', undefined, { isAsked: false })).toEqual([])
  expect(consentProblems('account', undefined, { isAsked: true })).toEqual(problem)
  expect(consentProblems('account', '', { isAsked: false })).toEqual(problem)
})
