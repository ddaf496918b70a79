import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'

const renewMs = (limits.signedLinkMinutes - 1) * 60_000
const lookMs = 15_000

/** Resumes and photos are links that die; an open page asks for new ones before that. */
export function useFreshLinks(): void {
  const api = useApi()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    let renewedAt = Date.now()

    async function renew(): Promise<void> {
      if (document.hidden || Date.now() - renewedAt < renewMs) return
      renewedAt = Date.now()
      try {
        await api.call(endpoints.protected)
      } catch (error) {
        // Without a connection the page stays as it is; the next look asks again.
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
