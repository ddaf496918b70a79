import { expect, test } from 'vitest'
import { allOf, anyOf, conditionsOf, maxConditions, term, without } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'

const rare = term('rare', 0.01)
const usual = term('usual', 0.1)
const common = term('common', 0.5)

const conditions = (parts: readonly TextQuery[]) => {
  const query = allOf(parts)
  return query && conditionsOf(query)
}

test('a query of several parts is as many conditions, the rarest first', () => {
  expect(conditions([common, rare, usual])).toEqual(["'rare'", "'usual'", "'common'"])
  expect(conditions([common])).toEqual(["'common'"])
  expect(conditions([common, common])).toEqual(["'common'"])
})

test('parts of parts are parts, what is excluded too; either of two stays whole', () => {
  const both = allOf([common, rare]) ?? common
  const either = anyOf([rare, usual]) ?? rare
  expect(conditions([both, either])).toEqual(["'rare'", "('rare' | 'usual')", "'common'"])
  expect(conditions([without(usual, rare), common])).toEqual(["'usual'", "'common'", "!'rare'"])
})

test('the commonest of too many are one', () => {
  const many = Array.from({ length: maxConditions + 2 }, (_, index) =>
    term(`part${index}`, (index + 1) / 10),
  )
  const found = conditions(many)
  expect(found).toHaveLength(maxConditions)
  expect(found?.at(-1)).toBe("('part4' & 'part5' & 'part6')")
})
