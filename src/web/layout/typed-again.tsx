import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { takeTyped, writeTyped } from '#web/lib/forms/typed-answers.ts'

/** Forms of personal pages appear when their data has arrived. */
const waitMs = 10_000

const isEmpty = (answers: object): boolean => Object.keys(answers).length === 0

/** After a page has loaded itself in another language, writes what was typed into its fields as they appear. */
export function TypedAgain() {
  const { pathname, search } = useLocation()

  useEffect(() => {
    let missing = takeTyped(pathname + search)
    if (isEmpty(missing)) return undefined
    const write = () => {
      missing = writeTyped(missing)
      if (isEmpty(missing)) observer.disconnect()
    }
    const observer = new MutationObserver(write)
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), waitMs)
    write()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
    // Once, after the load.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return null
}
