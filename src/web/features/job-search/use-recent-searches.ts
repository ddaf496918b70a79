import { useState } from 'react'
import {
  readRecentSearches,
  withRecentSearch,
  writeRecentSearches,
} from '#web/lib/recent-searches.ts'

/** The recent searches of this device, read when somebody comes to the search box. */
export function useRecentSearches() {
  const [texts, setTexts] = useState<readonly string[]>([])

  function write(next: readonly string[]): void {
    writeRecentSearches(next)
    setTexts(next)
  }

  return {
    texts,
    read: () => setTexts(readRecentSearches()),
    add: (text: string) => write(withRecentSearch(readRecentSearches(), text)),
    remove: (text: string) => write(readRecentSearches().filter((each) => each !== text)),
    removeAll: () => write([]),
  }
}
