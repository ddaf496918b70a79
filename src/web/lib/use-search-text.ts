import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'

/**
 * The text being typed into a search box. It is handed on when typing pauses; what the address says
 * otherwise (Back, a cleared filter) replaces it.
 */
export function useSearchText(current: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(current)
  const [lastCurrent, setLastCurrent] = useState(current)
  const [sent, setSent] = useState(current)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // While typing pauses, another part of the address may have changed.
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
    /** Enter does not wait. */
    submit: () => send(text),
    /** The text as it stands, for somebody who hands it on now, with what else is asked for. */
    settle(): string {
      clearTimeout(timer.current)
      setSent(text.trim())
      return text.trim()
    },
    /** What was typed last is not looked for any more: another list is shown. */
    drop(): void {
      clearTimeout(timer.current)
      setText('')
      setSent('')
    },
  }
}
