import { array, assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { keysOfQuery } from './query-keys.rules.ts'
import { allOf, anyOf, prefix, term, without } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'

const shares: Readonly<Record<string, number>> = { rare: 0.001, common: 0.5, usual: 0.1 }
const shareOf = (lexeme: string): number => shares[lexeme] ?? 0.01
const has = (lexeme: string): TextQuery => term(lexeme, shareOf(lexeme))
const keysOf = (query: TextQuery | undefined) => query && keysOfQuery(query.text, shareOf)

it('takes the rarest part of a conjunction, and all choices of a part', () => {
  expect(keysOf(has('rare'))).toEqual(['rare'])
  expect(keysOf(allOf([has('common'), has('rare')]))).toEqual(['rare'])
  expect(keysOf(anyOf([has('common'), has('rare')]))).toEqual(['common', 'rare'])
  const choices = anyOf([has('rare'), has('usual')])
  expect(choices && keysOf(allOf([has('common'), choices]))).toEqual(['rare', 'usual'])
})

it('pairs the rarest other part with the place', () => {
  const place = term(':location:noida', 0.02)
  expect(keysOf(place)).toEqual([':location:noida'])
  expect(
    keysOf(
      allOf(
        [place, anyOf([has('rare'), has('usual')]), has('common')].flatMap((each) => each ?? []),
      ),
    ),
  ).toEqual([':location:noida&rare', ':location:noida&usual'])
  expect(keysOfQuery(has('rare').text, shareOf, ['a', 'b'])).toEqual(['a&rare', 'b&rare'])
  expect(keysOfQuery(prefix('tele', 0.1).text, shareOf, ['a'])).toBeUndefined()
})

it('has none where only a beginning is asked for', () => {
  expect(keysOf(prefix('tele', 0.1))).toBeUndefined()
  expect(keysOf(anyOf([has('rare'), prefix('tele', 0.1)]))).toBeUndefined()
  expect(keysOf(allOf([has('common'), prefix('tele', 0.1)]))).toEqual(['common'])
  expect(keysOf(without(has('common'), has('rare')))).toEqual(['common'])
})

it('reads terms with any letters', () => {
  assert(
    property(array(string({ minLength: 1 }), { minLength: 1 }), (lexemes) => {
      const keys = keysOf(anyOf(lexemes.map(has)))
      expect(keys).toEqual([...new Set(lexemes)])
    }),
  )
})
