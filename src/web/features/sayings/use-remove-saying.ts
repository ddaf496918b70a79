import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import type { Saying } from '#contract/sayings.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'

/** Asks before a saying goes, and loads the list again when it is gone. */
export function useRemoveSaying() {
  const api = useApi()
  const toasts = useToasts()
  const revalidator = useRevalidator()
  const [asked, setAsked] = useState<Saying>()
  const [isRemoving, setRemoving] = useState(false)

  async function remove(): Promise<void> {
    if (asked === undefined || isRemoving) return
    setRemoving(true)
    try {
      const { message } = await api.call(endpoints.removeSaying, { body: { phrase: asked.phrase } })
      toasts.ok(message, 'saying')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.isSessionOver) toasts.no(error.message, 'saying')
    } finally {
      setAsked(undefined)
      setRemoving(false)
      await revalidator.revalidate()
    }
  }

  return { asked, isRemoving, ask: setAsked, cancel: () => setAsked(undefined), remove }
}
