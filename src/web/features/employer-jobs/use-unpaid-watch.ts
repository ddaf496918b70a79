import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { calls } from '#contract/calls.ts'
import { toJobStatusWire } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'

/**
 * Reloads the screen when the number of unpaid jobs changes, as a payment may arrive without this
 * browser. It polls only while there is an unpaid job and the page is visible.
 */
export function useUnpaidWatch(shown: number): void {
  const api = useApi()
  const revalidator = useRevalidator()
  useEffect(() => {
    if (shown === 0) return undefined
    async function poll(): Promise<void> {
      if (document.hidden) return
      try {
        const { counts } = await api.list(calls.listOwnJobs, { body: { limit: 1 } })
        if (counts[toJobStatusWire('unpaid')] !== shown) await revalidator.revalidate()
      } catch (error) {
        // The person did not request this poll, so its error is not shown.
        if (!(error instanceof ApiError)) throw error
      }
    }
    const timer = setInterval(() => void poll(), limits.paymentWatchMs)
    return () => clearInterval(timer)
  }, [api, revalidator, shown])
}
