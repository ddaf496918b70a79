import { describe, expect, test } from 'vitest'
import { understand } from './understanding.rules.ts'
import type { Knowledge } from './understanding.rules.ts'
import { createVocabulary } from './vocabulary.ts'

const telecalling = { name: 'telecalling', lexeme: ':category:telesales' }
const noida = { name: 'place noida', lexeme: ':location:noida' }
const fromHome = { name: 'work from home', lexeme: ':workType:home' }
const shares = new Map([
  ['customer', 0.1],
  ['support', 0.2],
  ['telecaller', 0.1],
  ['~care', 0.1],
])
const shareOf = (lexeme: string) => shares.get(lexeme) ?? 0.001
const ofPhrase = new Map([
  ['tele caller', telecalling],
  ['telecaller', telecalling],
  ['noida', noida],
  ['नोएडा', noida],
  ['work from home', fromHome],
])
const words = [
  'customer',
  'support',
  'supporter',
  'tele',
  'caller',
  'telecaller',
  'telecaler',
  'suppport',
  'care',
]
const knowledge: Knowledge = {
  shareOf,
  shareOfBeginning: () => 0.1,
  vocabulary: createVocabulary(words, shareOf),
  phrases: createVocabulary(ofPhrase.keys(), () => 0),
  sayings: { ofPhrase, ofLexeme: new Map() },
}

const texts = (text: string) => {
  const understood = understand(text, knowledge)
  if (understood === undefined) throw new Error(`${text} asks for nothing`)
  return [understood.strict.text, understood.loose.text] as const
}

describe('what is typed', () => {
  test('asks for its words, in titles; around them where it is more usual there', () => {
    expect(texts('support')[0]).toBe("'support'")
    expect(texts('support')[1]).toContain("'~support'")
    expect(texts('care')[0]).toBe("('care' | '~care')")
    expect(texts('sector')[0]).toContain("'sector' | '~sector'")
  })

  test('asks for longer words that begin so: at once where it is no word, next where it is', () => {
    const [strict, loose] = texts('suppor')
    expect(strict).toContain("'support'")
    expect(loose).toContain("'supporter'")
    expect(texts('support')[0]).not.toContain('supporter')
    expect(texts('support')[1]).toContain("'supporter'")
  })

  test('is taken for what is near it where nobody writes it so', () => {
    expect(texts('custmer')[0]).toBe("'customer'")
    expect(texts('custmer')[1]).toContain("'custmer'")
  })

  test('is taken for what is far commoner where hardly anybody writes it so', () => {
    expect(texts('telecaler')[0]).toBe("'+telecalling'")
    expect(texts('suppport')[0]).toBe("'support'")
  })

  test.each(['tele callers', 'telecaller', 'telecal', 'telly caller', 'telecaller की नौकरी'])(
    '%s asks for what surely means the same, and next for what says so',
    (text) => {
      const [strict, loose] = texts(text)
      expect(strict).toBe("'+telecalling'")
      expect(loose).toContain("'=telecalling'")
    },
  )

  test('asks for leaders where it names them', () => {
    expect(texts('telecaller tl')[0]).toBe("('=telecalling' & ('tl' | '~tl'))")
  })

  test('is a town in any script', () => {
    expect(texts('noida')[0]).toBe("':location:noida'")
    expect(texts('नोएडा में जॉब')[0]).toBe("':location:noida'")
    expect(texts('telecaller noida')[0]).toBe("('+telecalling' & ':location:noida')")
  })

  test('needs no idle words where others stand', () => {
    expect(texts('jobs for customer')).toEqual(texts('customer'))
    expect(texts('jobs')[0]).toBe("('job' | '~job')")
  })

  test.each(['', '  ', '???'])('%j asks for nothing', (text) => {
    expect(understand(text, knowledge)).toBeUndefined()
  })

  test('has a share of the jobs: all of its words together, any of their forms', () => {
    const both = understand('customer support', knowledge)
    expect(both?.strict.share).toBeCloseTo(0.1 * 0.2, 6)
    expect(both?.loose.share).toBeCloseTo(0.101 * (0.201 + 0.002), 6)
  })

  test('is quoted', () => {
    expect(texts("o'neil")[0]).toBe("(('o' | '~o') & ('neil' | '~neil'))")
  })
})
