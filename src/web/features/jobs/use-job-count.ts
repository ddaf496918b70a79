import { useEffect, useRef, useState } from 'react'
import type { JobFilters } from '#contract/jobs.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toSearch } from './job-filters.ts'

/** How many jobs a draft of filters finds; undefined while that is not known. */
export function useJobCount(
  filters: JobFilters,
  isWanted: boolean,
  count: (filters: JobFilters, signal: AbortSignal) => Promise<number>,
): number | undefined {
  const wanted = toSearch(filters)
  const [found, setFound] = useState<{ search: string; count: number }>()
  const latest = useRef({ filters, count })
  useEffect(() => {
    latest.current = { filters, count }
  })

  useEffect(() => {
    if (!isWanted) return undefined
    const controller = new AbortController()
    latest.current
      .count(latest.current.filters, controller.signal)
      .then((total) => setFound({ search: wanted, count: total }))
      .catch((error: unknown) => {
        // The count is a help; without it the button still shows the jobs, or why it can't.
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [wanted, isWanted])

  return found?.search === wanted ? found.count : undefined
}
