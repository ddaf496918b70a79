import { describe, expect, test } from 'vitest'
import { wordsOf } from '../query/search-words.rules.ts'
import { toSynonyms } from '../synonyms/meanings.rules.ts'
import { spokenKey } from '../synonyms/phrase-book.ts'
import { listed } from './concept.ts'
import { conditions } from './conditions.ts'
import { localities } from './localities.ts'
import { skills } from './skills.ts'
import { regions, towns } from './towns.ts'
import { kindsOfWork } from './vocabulary.ts'

const works = new Set(kindsOfWork.map(({ name }) => name))

describe('the vocabulary', () => {
  test('names only kinds of work that are there', () => {
    const named = [
      ...kindsOfWork.flatMap(({ parts = '', near = '', related = '' }) => [parts, near, related]),
      ...skills.map(({ work }) => work),
    ].flatMap(listed)
    expect(named.filter((name) => !works.has(name))).toEqual([])
  })

  test('calls only phrases of a kind of work its workplaces', () => {
    const { find } = toSynonyms([], [])
    const wrong = kindsOfWork.flatMap(({ name, workplaces = '' }) =>
      listed(workplaces).filter((phrase) => find(wordsOf(phrase), 'query')?.name !== name),
    )
    expect(wrong).toEqual([])
  })

  test('names only conditions and towns that are there', () => {
    const known = new Set([...conditions, ...towns].map(({ name }) => name))
    const named = [
      ...conditions.flatMap(({ near = '' }) => listed(near)),
      ...regions.flatMap((region) => listed(region.towns)),
      ...Object.keys(localities),
    ]
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  test('has each phrase once', () => {
    const phrases = [
      ...kindsOfWork.map(
        ({ name, phrases: all, inQueries = '' }) => [name, [all, inQueries].join(',')] as const,
      ),
      ...[...towns, ...regions].map(({ name, phrases: all }) => [name, all] as const),
      ...conditions.map(
        ({ name, phrases: all, inTitles = '' }) => [name, [all, inTitles].join(',')] as const,
      ),
      ...Object.values(localities).map((names) => ['', names] as const),
    ].flatMap(([name, all]) =>
      listed(all).map((phrase) => ({ name, text: wordsOf(phrase).join('') })),
    )
    const names = Map.groupBy(phrases, ({ text }) => text)
    const shared = [...names]
      .filter(([, all]) => new Set(all.map(({ name }) => name)).size > 1)
      .map(([text]) => text)
    expect(shared).toEqual([])
  })

  test('has no phrase of queries that sounds like another one of its meaning', () => {
    const repeated = [...kindsOfWork, ...conditions].flatMap(({ phrases, inQueries = '' }) => {
      const known = new Set(listed(phrases).map((phrase) => spokenKey(wordsOf(phrase))))
      return listed(inQueries).filter((phrase) => {
        const words = wordsOf(phrase)
        // One word alone is not compared by its sound.
        const key = words.length > 1 ? spokenKey(words) : `'${words.join('')}'`
        const isRepeated = known.has(key)
        known.add(key)
        return isRepeated
      })
    })
    expect(repeated).toEqual([])
  })

  test('has words in every phrase', () => {
    const all = [...kindsOfWork, ...conditions, ...skills, ...towns].flatMap(({ phrases }) =>
      listed(phrases),
    )
    expect(all.filter((phrase) => wordsOf(phrase).length === 0)).toEqual([])
  })
})
