import { describe, expect, test } from 'vitest'
import { meaningTerms, toSynonyms } from './meanings.rules.ts'
import { wordsOf } from '../query/search-words.rules.ts'

const synonyms = toSynonyms([
  { phrase: 'telecaller', meaning: 'telecalling', term: ':category:telesales' },
  { phrase: 'tele caller', meaning: 'telecalling', term: ':category:telesales' },
  { phrase: 'voice process', meaning: 'bpo', term: null },
  { phrase: 'non voice', meaning: 'chat', term: ':category:chat-email' },
  { phrase: 'team leader', meaning: 'team leader', term: null },
  { phrase: 'work from home', meaning: 'home', term: ':workType:home' },
  { phrase: 'noida', meaning: 'place noida', term: ':location:noida' },
])
const sales = ':category:telesales'

describe('what a job means', () => {
  test.each([
    ['Telecaller', [sales], ['=telecalling', '+telecalling']],
    ['Hindi Tele Caller', [sales], ['=telecalling', '+telecalling']],
    ['Telecaller', [':category:other'], ['=telecalling']],
    ['Sales Executive', [sales], ['=telecalling']],
    ['Caller (Tele)', [], []],
    ['Telecaller Team Leader', [sales], ['=telecalling', '=team leader', '+team leader']],
    ['Voice Process', [], ['=bpo', '+bpo']],
    ['Non Voice Process', [':category:chat-email'], ['=chat', '+chat']],
    ['Work from Home', [], ['=home', '+home']],
    ['Packer', [':workType:home'], ['=home', '+home']],
    ['Helper, Noida', [':location:noida'], []],
  ])('%s of %j: %j', (title, terms, meant) => {
    expect(meaningTerms(wordsOf(title), terms, synonyms)).toEqual(meant)
  })
})
