import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { usePolling } from '#web/lib/api/use-polling.ts'

/**
 * Whether a message came that the page does not show yet, whose newest one is `shownId`. Asked each minute, and when the person
 * comes back to the page.
 */
export function useArrivals(shownId: string | undefined): boolean {
  const api = useApi()
  const [newestId, setNewestId] = useState<string>()
  usePolling(async (signal) => {
    const { items } = await api.list(calls.listMessages, { query: { limit: 1 }, signal })
    setNewestId(items[0]?.id)
  })
  return newestId !== undefined && newestId !== shownId
}
