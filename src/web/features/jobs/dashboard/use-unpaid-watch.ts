import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { toJobStatusWire } from '#contract/jobs.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'

/**
 * Loads the screen anew when fewer of the employer's jobs wait for their payment than it shows: money
 * arrives by ways of its own. Asks only while there is such a job and somebody looks.
 */
export function useUnpaidWatch(shown: number): void {
  const api = useApi()
  const revalidator = useRevalidator()
  useEffect(() => {
    if (shown === 0) return undefined
    async function look(): Promise<void> {
      if (document.hidden) return
      try {
        const { counts } = await api.list(endpoints.listOwnJobs, { body: { limit: 1 } })
        if (counts[toJobStatusWire('unpaid')] !== shown) await revalidator.revalidate()
      } catch (error) {
        // Nobody asked for this answer, so nobody misses it; the next look may get one.
        if (!(error instanceof ApiError)) throw error
      }
    }
    const timer = setInterval(() => void look(), limits.paymentWatchMs)
    return () => clearInterval(timer)
  }, [api, revalidator, shown])
}
