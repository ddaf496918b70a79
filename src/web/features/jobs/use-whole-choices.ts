import { useEffect, useState } from 'react'
import { endpoints } from '#contract/endpoints.ts'
import type { JobFilterChoices } from '#contract/job-search.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'

/** A page comes with the commonest choices; the others are fetched once somebody comes near them. */
export function useWholeChoices(choices: JobFilterChoices, isWanted: boolean): JobFilterChoices {
  const api = useApi()
  const [whole, setWhole] = useState<JobFilterChoices>()
  const isMissing = !choices.isWhole && whole === undefined

  useEffect(() => {
    if (!isWanted || !isMissing) return undefined
    const controller = new AbortController()
    api
      .call(endpoints.listJobFilterChoices, { signal: controller.signal })
      .then(setWhole)
      .catch((error: unknown) => {
        // The commonest can be chosen as well; the next who comes near tries again.
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [api, isWanted, isMissing])

  return whole ?? choices
}
