import { expect, test } from 'vitest'
import { readRecruiterQuestion } from './question.rules.ts'

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['098765-43210', '9876543210'],
  ['(91) 98765.43210', '9876543210'],
])('%s is a number', (text, mobile) => {
  expect(readRecruiterQuestion(text)).toEqual({ kind: 'phone', mobile })
})

test.each(['98765', '1800 123 4567 89', '+1 98765 43210 1'])('%s is no number of ours', (text) => {
  expect(readRecruiterQuestion(text)).toEqual({
    kind: 'wrong',
    messageKey: 'profile.mobileRequired',
  })
})

test('everything else is a name, if it is long enough', () => {
  expect(readRecruiterQuestion('  Vaani   Connect ')).toEqual({
    kind: 'company',
    name: 'vaani connect',
  })
  expect(readRecruiterQuestion('24x7 Calls')).toEqual({ kind: 'company', name: '24x7 calls' })
  expect(readRecruiterQuestion('ab')).toEqual({ kind: 'wrong', messageKey: 'check.nameTooShort' })
})
