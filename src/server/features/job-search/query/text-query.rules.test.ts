import { expect, test } from 'vitest'
import {
  allOf,
  anyOf,
  conditionsOf,
  excludedOf,
  maxConditions,
  term,
  together,
  without,
} from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'

const rare = term('rare', 0.01)
const usual = term('usual', 0.1)
const common = term('common', 0.5)

const conditions = (parts: readonly TextQuery[]) => {
  const query = allOf(parts)
  return query && conditionsOf(query).indexed
}

test('a query of several parts is as many conditions, the rarest first', () => {
  expect(conditions([common, rare, usual])).toEqual(["'rare'", "'usual'", "'common'"])
  expect(conditions([common])).toEqual(["'common'"])
  expect(conditions([common, common])).toEqual(["'common'"])
})

test('parts of parts are parts; either of two stays whole', () => {
  const both = allOf([common, rare]) ?? common
  const either = anyOf([usual, term('other', 0.2)]) ?? rare
  expect(conditions([both, either])).toEqual(["'rare'", "('usual' | 'other')", "'common'"])
})

test('what is excluded is no condition', () => {
  const query = allOf([without(without(usual, rare), allOf([rare, common]) ?? rare), common])
  expect(query?.text).toBe("('usual' & !'rare' & !('rare' & 'common') & 'common')")
  expect(query && conditionsOf(query).indexed).toEqual(["'usual'", "'common'"])
  expect(query && excludedOf(query)).toBe("'rare' | ('rare' & 'common')")
  expect(excludedOf(usual)).toBeUndefined()
})

test('a common part is tested on the rows where the rarer ones leave few', () => {
  const town = term('town', 0.05)
  const few = allOf([common, rare, town])
  expect(few && conditionsOf(few)).toEqual({ indexed: ["'rare'", "'town'"], tested: "'common'" })
  const many = allOf([common, usual, town])
  expect(many && conditionsOf(many).tested).toBeUndefined()
})

test('words of a phrase are as rare as the rarest of them', () => {
  const phrase = together([rare, usual])
  expect(phrase?.share).toBe(0.01)
  const query = phrase && allOf([phrase, common])
  expect(query && conditionsOf(query)).toEqual({
    indexed: ["'rare'", "'common'", "'usual'"],
    tested: undefined,
  })
})

test('a query says nothing twice', () => {
  const either = anyOf([rare, usual])
  const both = allOf([rare, usual])
  if (!either || !both) throw new Error('Two terms are a query')
  expect(anyOf([rare, either, common])?.text).toBe("('rare' | 'usual' | 'common')")
  expect(anyOf([both, common, usual])?.text).toBe("('common' | 'usual')")
  expect(allOf([either, rare, both])?.text).toBe("('rare' & 'usual')")
  expect(anyOf([both, rare])).toEqual(rare)
  expect(anyOf([rare, usual, rare])?.share).toBeCloseTo(0.11)
})

test('the commonest of too many are one', () => {
  const many = Array.from({ length: maxConditions + 2 }, (_, index) =>
    term(`part${index}`, (index + 1) / 10),
  )
  const found = conditions(many)
  expect(found).toHaveLength(maxConditions)
  expect(found?.at(-1)).toBe("('part4' & 'part5' & 'part6')")
})
