import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'

interface Options<Draft> {
  draft: Draft
  /** Drafts with the same key have the same result. */
  key: string
  isRequested: boolean
  count: (draft: Draft, signal: AbortSignal) => Promise<number>
}

/** Counts the results of draft filters; undefined until the count arrives. */
export function useDraftCount<Draft>({
  draft,
  key,
  isRequested,
  count,
}: Options<Draft>): number | undefined {
  const [found, setFound] = useState<{ key: string; count: number }>()
  const latest = useRef({ draft, count })
  useEffect(() => {
    latest.current = { draft, count }
  })

  useEffect(() => {
    if (!isRequested) return undefined
    const controller = new AbortController()
    latest.current
      .count(latest.current.draft, controller.signal)
      .then((total) => setFound({ key, count: total }))
      .catch((error: unknown) => {
        // The count is optional. Without it the button still opens the list, which shows its own
        // error.
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [key, isRequested])

  return found?.key === key ? found.count : undefined
}
