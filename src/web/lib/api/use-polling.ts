import { useEffect, useEffectEvent } from 'react'
import { ApiError } from './api-error.ts'

const everyMs = 60_000

/** Asks the server each minute while the page is seen, and when the person comes back to it. */
export function usePolling(ask: (signal: AbortSignal) => Promise<void>): void {
  const poll = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (document.visibilityState !== 'visible') return
    try {
      await ask(signal)
    } catch (error) {
      // Without a connection the page shows what it has.
      if (!(error instanceof ApiError) && !signal.aborted) throw error
    }
  })

  useEffect(() => {
    const aborter = new AbortController()
    const { signal } = aborter
    const timer = setInterval(() => void poll(signal), everyMs)
    document.addEventListener('visibilitychange', () => void poll(signal), { signal })
    return () => {
      clearInterval(timer)
      aborter.abort()
    }
  }, [])
}
