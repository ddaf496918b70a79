import { useEffect, useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { JobsForYou } from '#contract/job-search/for-you.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'

interface FoundForYou {
  /** Undefined until they are there, and where they are turned off. */
  found: JobsForYou | undefined
  isLoading: boolean
}

/** They load after the list. */
export function useJobsForYou(isOn: boolean): FoundForYou {
  const api = useApi()
  const [found, setFound] = useState<JobsForYou>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const controller = new AbortController()
    api
      .call(calls.listJobsForYou, { signal: controller.signal })
      .then(setFound)
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        // The list is there without them.
        setFailed(true)
      })
    return () => controller.abort()
  }, [api, isOn])
  return { found: isOn ? found : undefined, isLoading: isOn && !found && !isFailed }
}
