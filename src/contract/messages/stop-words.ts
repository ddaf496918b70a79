/** What people write to our number to end or begin messages by it, as the whole text. */
const stopWords = [
  'stop',
  'stopall',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'band',
  'band karo',
  'band karein',
  'बंद',
  'बंद करें',
  'बंद करो',
  'बन्द',
  'बन्द करें',
  'रोकें',
  'रोको',
] as const
const startWords = [
  'start',
  'unstop',
  'shuru',
  'shuru karo',
  'chalu',
  'chalu karo',
  'शुरू',
  'शुरू करें',
  'शुरू करो',
  'चालू',
  'चालू करें',
] as const

const isOneOf = (words: readonly string[], word: string): boolean => words.includes(word)

/** Whether a text asks to stop or to start; undefined for anything else. Case and marks do not matter. */
export function readStopWord(text: string): 'stop' | 'start' | undefined {
  const word = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (isOneOf(stopWords, word)) return 'stop'
  return isOneOf(startWords, word) ? 'start' : undefined
}
