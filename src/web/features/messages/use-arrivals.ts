import { useEffect, useState } from 'react'
import { calls } from '#contract/calls.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'

const everyMs = 60_000

/**
 * Whether a message came that the page does not show yet, whose newest one is `shownId`. Asked each minute, and when the person
 * comes back to the page.
 */
export function useArrivals(shownId: string | undefined): boolean {
  const api = useApi()
  const [newestId, setNewestId] = useState<string>()

  useEffect(() => {
    const aborter = new AbortController()
    const { signal } = aborter
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      try {
        const { items } = await api.list(calls.listMessages, { query: { limit: 1 }, signal })
        setNewestId(items[0]?.id)
      } catch (error) {
        // Without a connection the page shows what it has.
        if (!(error instanceof ApiError) && !signal.aborted) throw error
      }
    }
    const timer = setInterval(() => void ask(), everyMs)
    document.addEventListener('visibilitychange', () => void ask(), { signal })
    return () => {
      clearInterval(timer)
      aborter.abort()
    }
  }, [api])

  return newestId !== undefined && newestId !== shownId
}
