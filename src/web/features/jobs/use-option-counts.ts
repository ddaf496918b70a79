import { useEffect, useRef, useState } from 'react'
import { endpoints } from '#contract/endpoints.ts'
import { countedFilters } from '#contract/job-search.ts'
import type { JobFilters, OptionCounts } from '#contract/job-search.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'
import { foundNumber } from './found-number.ts'
import { toSearch } from './job-filters.ts'

type Choice = { readonly value: string; readonly label: string }

/** The choices of a filter with how many jobs each would find, where it is one that is counted. */
export type WithCounts = (name: string, choices: readonly Choice[]) => readonly Choice[]

/** Puts behind each choice how many jobs it would find; no number stands there while that is not known. */
export function useOptionCounts(filters: JobFilters, isWanted: boolean): WithCounts {
  const api = useApi()
  const key = toSearch(filters)
  const [known, setKnown] = useState<{ key: string; counts: OptionCounts['counts'] }>()

  const latest = useRef(filters)
  useEffect(() => {
    latest.current = filters
  })

  useEffect(() => {
    if (!isWanted) return undefined
    const controller = new AbortController()
    api
      .call(endpoints.countJobOptions, { query: latest.current, signal: controller.signal })
      .then(({ counts }) => setKnown({ key, counts }))
      .catch((error: unknown) => {
        // The numbers are a help; without them the filters work as well.
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [api, isWanted, key])

  return (name, choices) => {
    const counted = countedFilters.find((each) => each === name)
    if (!counted || known?.key !== key) return choices
    const counts = known.counts[counted]
    return choices.map(({ value, label }) => {
      const count = counts[value]
      return { value, label: count === undefined ? label : `${label} (${foundNumber(count)})` }
    })
  }
}
