import { describe, expect, test } from 'vitest'
import { understand } from './understanding.rules.ts'
import type { SearchDictionary } from '../index/search-dictionary.ts'
import { createLexicon } from '../index/lexicon.ts'

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
const byPhrase = new Map([
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
const dictionary: Omit<SearchDictionary, 'liveJobs'> = {
  shareOf,
  shareOfPrefix: () => 0.1,
  lexicon: createLexicon(words, shareOf),
  phrases: createLexicon(byPhrase.keys(), () => 0),
  synonyms: { byPhrase, byLexeme: new Map() },
}

const texts = (text: string) => {
  const understood = understand(text, dictionary)
  if (understood === undefined) throw new Error(`${text} asks for nothing`)
  return [understood.strict.text, understood.loose.text] as const
}

describe('a typed text', () => {
  test('matches its words in titles, and in surroundings where they are commoner there', () => {
    expect(texts('support')[0]).toBe("'support'")
    expect(texts('support')[1]).toContain("'~support'")
    expect(texts('care')[0]).toBe("('care' | '~care')")
    expect(texts('sector')[0]).toContain("'sector' | '~sector'")
  })

  test('matches longer words by prefix: strictly for an unknown word, loosely for a known one', () => {
    const [strict, loose] = texts('suppor')
    expect(strict).toContain("'support'")
    expect(loose).toContain("'supporter'")
    expect(texts('support')[0]).not.toContain('supporter')
    expect(texts('support')[1]).toContain("'supporter'")
  })

  test('is corrected where no job spells it so', () => {
    expect(texts('custmer')[0]).toBe("'customer'")
    expect(texts('custmer')[1]).toContain("'custmer'")
  })

  test('is corrected to a far commoner word', () => {
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

  test('matches leading work where it names it', () => {
    expect(texts('telecaller tl')[0]).toBe("('=telecalling' & ('tl' | '~tl'))")
  })

  test('is a town in any script', () => {
    expect(texts('noida')[0]).toBe("':location:noida'")
    expect(texts('नोएडा में जॉब')[0]).toBe("':location:noida'")
    expect(texts('telecaller noida')[0]).toBe("('+telecalling' & ':location:noida')")
  })

  test('ignores stop words beside other words', () => {
    expect(texts('jobs for customer')).toEqual(texts('customer'))
    expect(texts('jobs')[0]).toBe("('job' | '~job')")
  })

  test.each(['', '  ', '???'])('%j matches nothing in particular', (text) => {
    expect(understand(text, dictionary)).toBeUndefined()
  })

  test('has a share of the jobs: all of its words together, any of their forms', () => {
    const both = understand('customer support', dictionary)
    expect(both?.strict.share).toBeCloseTo(0.1 * 0.2, 6)
    expect(both?.loose.share).toBeCloseTo(0.101 * (0.201 + 0.002), 6)
  })

  test('is quoted', () => {
    expect(texts("o'neil")[0]).toBe("(('o' | '~o') & ('neil' | '~neil'))")
  })
})
