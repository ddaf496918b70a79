import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'

/**
 * The text of a search box. It is submitted when typing pauses. A change of the address by other
 * means, such as Back or a cleared filter, replaces it.
 */
export function useSearchText(current: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(current)
  const [lastCurrent, setLastCurrent] = useState(current)
  const [sent, setSent] = useState(current)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Another part of the address may change while the pause runs.
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })

  if (current !== lastCurrent) {
    setLastCurrent(current)
    if (current !== sent) {
      setText(current)
      setSent(current)
    }
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  function send(next: string): void {
    clearTimeout(timer.current)
    setSent(next.trim())
    latest.current(next.trim())
  }

  return {
    text,
    type(next: string): void {
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => send(next), limits.searchDebounceMs)
    },
    /** Enter submits at once. */
    submit: () => send(text),
    /** Submits another text at once. */
    replace(next: string): void {
      setText(next)
      send(next)
    },
    /** The current text, for a caller that submits it with other filters. */
    settle(): string {
      clearTimeout(timer.current)
      setSent(text.trim())
      return text.trim()
    },
  }
}
