import { useEffect, useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { JobsForYou } from '#contract/job-search/for-you.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'

/** They load after the list; undefined before, and where they are turned off. */
export function useJobsForYou(isOn: boolean): JobsForYou | undefined {
  const api = useApi()
  const [found, setFound] = useState<JobsForYou>()
  useEffect(() => {
    if (!isOn) return undefined
    const controller = new AbortController()
    api
      .call(calls.listJobsForYou, { signal: controller.signal })
      .then(setFound)
      .catch((error: unknown) => {
        // The list is there without them.
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [api, isOn])
  return isOn ? found : undefined
}
