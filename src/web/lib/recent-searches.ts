import { limits } from '#contract/limits.ts'
import { isTexts } from './api/shapes.ts'
import { deviceValue } from './device-store.ts'

/*
 * The words that were searched for on this device, the newest first. They never leave it, and end with the session. A browser
 * without storage has none.
 */

const stored = deviceValue('recent-searches')

export function readRecentSearches(): readonly string[] {
  try {
    const texts = stored.read()
    return isTexts(texts) ? texts.slice(0, limits.recentSearches) : []
  } catch {
    return []
  }
}

/** The newest texts with this one in front; the same text in other capitals is not repeated. */
export function withRecentSearch(texts: readonly string[], text: string): readonly string[] {
  const added = text.trim().slice(0, limits.searchTextLength)
  if (added.length < limits.suggestMinLetters) return texts
  const others = texts.filter((each) => each.toLowerCase() !== added.toLowerCase())
  return [added, ...others].slice(0, limits.recentSearches)
}

export function writeRecentSearches(texts: readonly string[]): void {
  try {
    if (texts.length > 0) stored.write(texts)
    else stored.delete()
  } catch {
    // Nothing is remembered.
  }
}

export const deleteRecentSearches = (): void => writeRecentSearches([])
