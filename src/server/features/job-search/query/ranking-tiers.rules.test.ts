import { describe, expect, test } from 'vitest'
import { createDictionary } from '../index/dictionary.ts'
import { createVocabularyIndex } from '../index/vocabulary-index.ts'
import { toSynonyms } from '../synonyms/meanings.rules.ts'
import { cost } from './match-levels.ts'
import { parseQuery } from './query-parser.rules.ts'
import { tiersOf } from './ranking-tiers.rules.ts'
import { wordsOf } from './search-words.rules.ts'

const shares = { support: 0.2, '~care': 0.1, moderator: 0.0001 }
const dictionary = createDictionary({
  words: {
    titles: wordsOf('support supporter telecaller moderator telecalling xy xyz night shift remote'),
    names: wordsOf('care noida'),
  },
  termShares: { liveJobs: 1_000, terms: Object.keys(shares), shares: Object.values(shares) },
  vocabulary: createVocabularyIndex(toSynonyms([], []), [
    { name: 'Noida', latitude: 28.57, longitude: 77.32 },
    { name: 'Delhi', latitude: 28.65, longitude: 77.22 },
    { name: 'Mumbai', latitude: 19.08, longitude: 72.88 },
  ]),
})

const tiers = (text: string) => tiersOf(parseQuery(text, dictionary), dictionary)
const at = (text: string, each: number) =>
  tiers(text).find((tier) => tier.cost === each)?.query.text ?? ''
const texts = (text: string) => tiers(text).map(({ query }) => query.text)

describe('the tiers of a query', () => {
  test('a word: in the title, then its beginnings and where it is mentioned', () => {
    expect(at('support', cost.typed)).toBe("'support'")
    expect(at('support', cost.text)).toContain("'%support'")
    expect(at('support', cost.near)).toContain("'supporter'")
    expect(at('care', cost.typed)).toBe("('care' | '~care')")
    expect(at('suppor', cost.same)).toContain("'support'")
  })

  test('a kind of work: as typed, the same, perhaps, as mentioned, kinds near to it', () => {
    expect(at('telecaller', cost.typed)).toBe("('telecaller' & '+telecalling')")
    expect(at('telecaller', cost.same)).toBe("'+telecalling'")
    expect(at('telecaller', cost.loose)).toContain("'=telecalling'")
    expect(at('telecaller', cost.text)).toContain("'%=telecalling'")
    expect(at('telecaller', cost.near)).toContain("'+voice process'")
  })

  test('narrower kinds belong to a kind of work', () => {
    expect(at('bpo', cost.same)).toContain("'+telecalling'")
    expect(at('telecaller', cost.same)).not.toContain("'+bpo'")
  })

  test('leading work is meant where it is typed', () => {
    expect(at('telecaller manager', cost.same)).toContain("'=telecalling'")
  })

  test('a town, then the towns around it', () => {
    expect(at('noida', cost.typed)).toBe("':location:noida'")
    expect(at('noida', cost.near)).toContain("':location:delhi'")
    expect(at('noida', cost.near)).not.toContain("':location:mumbai'")
  })

  test('a shift is named by the title, then by a field, then by the description', () => {
    expect(at('night shift', cost.typed)).toBe("('night' & 'shift' & '+night shift')")
    expect(at('night shift', cost.same)).toBe("'+night shift'")
    expect(at('night shift', cost.loose)).toContain("'=night shift'")
    expect(at('remote', cost.same)).toBe("'+work from home'")
  })

  test('a region has its towns', () => {
    expect(at('delhi ncr', cost.typed)).toContain("':location:gurugram'")
  })

  test('pay is about so much, then more', () => {
    expect(at('20000 salary', cost.typed)).toContain("':pay:20000'")
    expect(at('20000 salary', cost.typed)).not.toContain("':pay:40000'")
    expect(at('20000 salary', cost.same)).toContain("':payfrom:20000'")
  })

  test('where all parts have too few, the kind of work stays without the place', () => {
    const [last = ''] = texts('telecaller noida').slice(-1)
    expect(last).toContain("'+telecalling'")
    expect(last).not.toContain("':location:noida'")
  })

  test('the kind of work in another form counts as typed', () => {
    expect(at('telecalling', cost.typed)).toContain("'telecaller'")
  })

  test('a whole word of two letters is no beginning', () => {
    expect(texts('xy').join()).not.toContain("'xyz'")
  })

  test('of two kinds of work the one with a rank stays, else the last one', () => {
    const withoutOther = (text: string) => at(text, cost.dropped + 1)
    expect(withoutOther('team leader bpo')).toBe("'+team leader'")
    expect(withoutOther('hotel receptionist')).toBe("'+receptionist'")
  })

  test('where it is done is no second kind of work', () => {
    expect(at('telecaller bank', cost.typed)).toBe("('telecaller' & '+telecalling' & 'bank')")
    const atWorkplace = at('telecaller bank', cost.same)
    for (const sign of ["'~bank'", "'+banking'", "'=banking'", "'%bank'"]) {
      expect(atWorkplace).toContain(sign)
    }
    expect(atWorkplace).not.toContain('+insurance')
    expect(at('telecaller bank', cost.loose)).toBe('')
    expect(at('telecaller bank', cost.dropped + 1)).toBe("'+telecalling'")
    expect(at('bank', cost.near)).toContain("'+insurance'")
    expect(at('hotel hospital', cost.same)).not.toContain("'~hotel'")
  })

  test('of two kinds of work the other one comes before what is near', () => {
    const without = tiers('plumber electrician').filter((tier) => tier.cost > cost.dropped)
    const [main, other] = without.map(({ query }) => query.text)
    expect(main).toBe("'+electrical work'")
    expect(other).toContain("'+plumbing'")
    expect(other).not.toContain("'+technician'")
    expect(at('plumber electrician', cost.near)).toBe('')
    expect(at('team leader telecalling', cost.loose)).toContain("'=telecalling'")
    expect(at('accountant cum receptionist', cost.dropped + 1)).toBe("'+accounting'")
  })

  test('the name of a company stays longer than a condition, and the place longest', () => {
    const [withName, withPlace, alone] = [1, 2, 3].map((stage) =>
      at('care night shift telecaller noida', cost.dropped + stage),
    )
    expect(withName).not.toContain("'+night shift'")
    expect(withName).toContain("'~care'")
    expect(withPlace).not.toContain("'~care'")
    expect(withPlace).toContain("':location:noida'")
    expect(alone).toBe("'+telecalling'")
  })

  test('what a job is like stays, not who is wanted', () => {
    expect(at('ladies night shift', cost.dropped + 1)).toBe("'+night shift'")
    expect(at('night shift ladies', cost.dropped + 1)).toBe("'+night shift'")
  })

  test.each(['night shift', 'noida', 'excel'])(
    '%s stays, not a word that no title has',
    (known) => {
      expect(texts(`${known} nowhere`).at(-1)).toBe(texts(known).at(-1))
    },
  )

  test('of words the rarest stays', () => {
    const [last = ''] = texts('support moderator').slice(-1)
    expect(last).toContain("'moderator'")
    expect(last).not.toContain("'support'")
  })

  test('a word such as executive may be missing beside a kind of work', () => {
    expect(at('telecaller executive', cost.same)).not.toContain("'executive'")
  })

  test('each tier of a stage has the better ones', () => {
    for (const tier of tiers('telecaller noida')) {
      expect(tier.better.length).toBeLessThanOrEqual(2)
    }
    expect(tiers('')).toEqual([])
  })
})
