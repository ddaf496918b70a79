import { describe, expect, test } from 'vitest'
import { understand } from './understanding.rules.ts'
import type { Knowledge, Saying } from './understanding.rules.ts'
import { createVocabulary } from './vocabulary.ts'

const telecalling: Saying[] = [
  { lexeme: ':category:telesales' },
  { words: ['tele', 'caller'] },
  { words: ['telecaller'] },
]
const shares = new Map([
  ['customer', 0.1],
  ['support', 0.2],
])
const shareOf = (lexeme: string) => shares.get(lexeme) ?? 0.001
const knowledge: Knowledge = {
  shareOf,
  vocabulary: createVocabulary(['customer', 'support', 'supporter', 'tele', 'caller'], shareOf),
  sayings: new Map([
    ['tele caller', telecalling],
    ['telecaller', telecalling],
  ]),
}

const texts = (text: string) => {
  const understood = understand(text, knowledge)
  return understood && [understood.strict.text, understood.loose.text]
}

describe('what is typed', () => {
  test('asks for its words, in titles and around them', () => {
    expect(texts('customer')).toEqual(["('customer' | '~customer')", "('customer' | '~customer')"])
  })

  test('asks for longer words that begin so: at once where it is no word, next where it is', () => {
    const all = (word: string) => `('${word}' | '~${word}' | 'support' | 'supporter')`
    expect(texts('suppor')).toEqual([all('suppor'), all('suppor')])
    expect(texts('support')).toEqual([
      "('support' | '~support')",
      "('support' | '~support' | 'supporter')",
    ])
  })

  test('is taken for what is near it where nobody writes it so', () => {
    expect(texts('custmer')).toEqual([
      "('customer' | '~customer')",
      "('customer' | '~customer' | 'custmer' | '~custmer')",
    ])
  })

  test('asks for all that says the same', () => {
    const [strict, loose] = texts('tele callers') ?? []
    expect(strict).toBe(
      "((('tele' | '~tele') & ('caller' | '~caller')) | ('tele' & 'caller') | 'telecaller')",
    )
    expect(loose).toContain("':category:telesales'")
    expect(texts('telecaller')?.[0]).toContain("('tele' & 'caller')")
  })

  test('needs no idle words where others stand', () => {
    expect(texts('jobs for customer')).toEqual(texts('customer'))
    expect(texts('jobs')).toEqual(["('job' | '~job')", "('job' | '~job')"])
  })

  test.each(['', '  ', '???'])('%j asks for nothing', (text) => {
    expect(understand(text, knowledge)).toBeUndefined()
  })

  test('has a share of the jobs: all of its words together, any of their forms', () => {
    const both = understand('customer support', knowledge)
    expect(both?.strict.share).toBeCloseTo(0.101 * 0.201, 6)
    expect(both?.loose.share).toBeCloseTo(0.101 * (0.201 + 0.001), 6)
  })

  test('is quoted', () => {
    expect(texts("o'neil")).toEqual([
      "(('o' | '~o') & ('neil' | '~neil'))",
      "(('o' | '~o') & ('neil' | '~neil'))",
    ])
  })
})
