import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'

const renewMs = (limits.signedLinkMinutes - 1) * 60_000
const lookMs = 15_000

/** Links to resumes and photos expire. An open page reloads them in time. */
export function useFreshLinks(): void {
  const api = useApi()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    let renewedAt = Date.now()

    async function renew(): Promise<void> {
      if (document.hidden || Date.now() - renewedAt < renewMs) return
      renewedAt = Date.now()
      try {
        await api.call(calls.protected)
      } catch (error) {
        // Without a connection the page stays as it is and tries again at the next check.
        if (!(error instanceof ApiError)) throw error
        if (!error.isSessionOver) {
          renewedAt = 0
          return
        }
      }
      await revalidate()
    }

    const timer = setInterval(() => void renew(), lookMs)
    const onVisible = () => void renew()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [api, revalidate])
}
