import { useEffect, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'

interface Options<Draft> {
  draft: Draft
  /** The same text for drafts that ask for the same. */
  key: string
  isWanted: boolean
  count: (draft: Draft, signal: AbortSignal) => Promise<number>
}

/** How much a draft of filters finds; undefined while that is not known. */
export function useDraftCount<Draft>({
  draft,
  key,
  isWanted,
  count,
}: Options<Draft>): number | undefined {
  const [found, setFound] = useState<{ key: string; count: number }>()
  const latest = useRef({ draft, count })
  useEffect(() => {
    latest.current = { draft, count }
  })

  useEffect(() => {
    if (!isWanted) return undefined
    const controller = new AbortController()
    latest.current
      .count(latest.current.draft, controller.signal)
      .then((total) => setFound({ key, count: total }))
      .catch((error: unknown) => {
        // The count is a help; without it the button still shows the list, or why it can't.
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [key, isWanted])

  return found?.key === key ? found.count : undefined
}
