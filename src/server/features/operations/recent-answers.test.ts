import { expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { createRecentAnswers } from './recent-answers.ts'

test('S10-40: counts the responses of the last minutes and drops older ones', () => {
  const answers = createRecentAnswers(limits.systemMinutes)
  const minute = (number: number) => number * 60_000
  answers.count(200, minute(10))
  answers.count(503, minute(10) + 59_999)
  answers.count(404, minute(12))
  expect(answers.sum(minute(14))).toEqual({ requests: 3, errors: 1 })
  expect(answers.sum(minute(15))).toEqual({ requests: 1, errors: 0 })
  answers.count(500, minute(100))
  expect(answers.sum(minute(100))).toEqual({ requests: 1, errors: 1 })
})
