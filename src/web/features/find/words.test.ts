import { describe, expect, test } from 'vitest'
import { hasAllWords, toPieces, wordsOf } from './words.ts'

describe('the words of a search', () => {
  test('are letters and digits, of each script', () => {
    expect(wordsOf('Teevra-Riders, नेहा 24x7!')).toEqual(['teevra', 'riders', 'नेहा', '24x7'])
  })

  test('each begin a word of what is found', () => {
    expect(hasAllWords('Go to Audit record', ['rec', 'au'])).toBe(true)
    expect(hasAllWords('Go to Audit record', ['ecord'])).toBe(false)
  })

  test('are marked where they begin a word', () => {
    expect(toPieces('Teevra Riders, the Tee', ['tee', 'rid'])).toEqual([
      { text: 'Tee', isFound: true },
      { text: 'vra ', isFound: false },
      { text: 'Rid', isFound: true },
      { text: 'ers, the ', isFound: false },
      { text: 'Tee', isFound: true },
    ])
    expect(toPieces('Committee', ['tee'])).toEqual([{ text: 'Committee', isFound: false }])
  })
})
