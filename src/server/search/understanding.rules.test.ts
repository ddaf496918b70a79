import { describe, expect, test } from 'vitest'
import { understand } from './understanding.rules.ts'
import type { Knowledge, Saying } from './understanding.rules.ts'
import { createVocabulary } from './vocabulary.ts'

const telecalling: Saying[] = [
  { lexeme: ':category:telesales' },
  { words: ['tele', 'caller'] },
  { words: ['telecaller'] },
]
const noida: Saying[] = [{ lexeme: ':location:noida' }, { words: ['noida'] }, { words: ['नोएडा'] }]
const fromHome: Saying[] = [{ lexeme: ':workType:home' }, { words: ['work', 'from', 'home'] }]
const phoneWork: Saying[] = [{ words: ['bpo'] }, { words: ['voice', 'process'] }]
const shares = new Map([
  ['customer', 0.1],
  ['support', 0.2],
  ['telecaller', 0.1],
  ['~care', 0.1],
])
const shareOf = (lexeme: string) => shares.get(lexeme) ?? 0.001
const sayings = new Map([
  ['tele caller', telecalling],
  ['telecaller', telecalling],
  ['noida', noida],
  ['नोएडा', noida],
  ['work from home', fromHome],
  ['bpo', phoneWork],
])
const words = [
  'customer',
  'support',
  'supporter',
  'tele',
  'caller',
  'telecaller',
  'telecaler',
  'care',
]
const knowledge: Knowledge = {
  shareOf,
  vocabulary: createVocabulary(words, shareOf),
  phrases: createVocabulary(sayings.keys(), () => 0),
  sayings,
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
    expect(texts('telecaler')[0]).toContain("'telecaller'")
    expect(texts('telecaler')[0]).toContain("'telecaler'")
  })

  const called = "(('tele' & 'caller') | 'telecaller')"
  const leading = "('leader' | 'team' | 'tl' | 'manager')"

  test.each(['tele callers', 'telecaller', 'telecal', 'tele-caller jobs', 'telecaller की नौकरी'])(
    '%s asks for all that says the same, of the category that means it, and not for leaders',
    (text) => {
      const [strict, loose] = texts(text)
      expect(strict).toBe(`((${called} & ':category:telesales') & !${leading})`)
      expect(loose).toContain("':category:telesales'")
    },
  )

  test('asks for leaders where it names them', () => {
    expect(texts('telecaller tl')[0]).not.toContain('!')
  })

  test('is a saying with mistakes', () => {
    expect(texts('telly caller')[0]).toContain(called.slice(1, -1))
  })

  test('is a town in any script', () => {
    expect(texts('noida')[0]).toBe("':location:noida'")
    expect(texts('नोएडा में जॉब')[0]).toBe("':location:noida'")
    expect(texts('telecaller noida')[0]).toContain("& ':location:noida'")
  })

  test('is a way of working, by the words or by the choice', () => {
    expect(texts('work from home')[0]).toBe("(('work' & 'from' & 'home') | ':workType:home')")
  })

  test('is not what it is not', () => {
    expect(texts('bpo')[0]).toContain("(('voice' & 'process') & !'non')")
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
