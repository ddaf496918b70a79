import { useEffect, useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { JobFilterChoices } from '#contract/job-search/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'

/**
 * Loads the complete lists of choices when the person comes near the filters. The page itself has
 * the most common ones.
 */
export function useWholeChoices(choices: JobFilterChoices, isRequested: boolean): JobFilterChoices {
  const api = useApi()
  const [whole, setWhole] = useState<JobFilterChoices>()
  const isMissing = !choices.isWhole && whole === undefined

  useEffect(() => {
    if (!isRequested || !isMissing) return undefined
    const controller = new AbortController()
    api
      .call(calls.listJobFilterChoices, { signal: controller.signal })
      .then(setWhole)
      .catch((error: unknown) => {
        // The most common choices stay available. The next approach tries again.
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [api, isRequested, isMissing])

  return whole ?? choices
}
