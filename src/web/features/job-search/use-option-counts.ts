import { useEffect, useRef, useState } from 'react'
import { calls } from '#contract/calls.ts'
import { countedFilters } from '#contract/job-search/options.ts'
import type { QuickFilter } from '#contract/job-search/options.ts'
import type { JobFilters, OptionCount, OptionCounts } from '#contract/job-search/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { optionNumber } from '#web/lib/format/found-number.ts'
import type { SelectOption } from '#web/ui/select-field.tsx'
import { toSearch } from './job-filters.ts'

type Choice = Readonly<SelectOption>

/** Adds the number of matching jobs to each option of a counted filter. */
export type WithCounts = (name: string, choices: readonly Choice[]) => readonly Choice[]

/**
 * Adds the number of matching jobs to each option. Options have no number until the counts load.
 */
export function useOptionCounts(filters: JobFilters, isRequested: boolean): WithCounts {
  const counts = useCounts(filters, { isRequested, isQuick: false })
  return (name, choices) => {
    const filter = countedFilters.find((each) => each === name)
    if (!filter || !counts) return choices
    return choices.map((choice) => {
      const count = counts[filter][choice.value]
      if (count === undefined) return choice
      return { ...choice, label: `${choice.label} (${optionNumber(count)})` }
    })
  }
}

/** How many jobs a tap on each quick filter finds, once it is known. */
export function useQuickCounts(
  filters: JobFilters,
): (choice: QuickFilter) => OptionCount | undefined {
  const counts = useCounts(filters, { isRequested: true, isQuick: true })
  return ({ name, value }) => counts?.[name][value]
}

type Request = { readonly isRequested: boolean; readonly isQuick: boolean }

function useCounts(
  filters: JobFilters,
  { isRequested, isQuick }: Request,
): OptionCounts['counts'] | undefined {
  const api = useApi()
  const key = toSearch(filters)
  const [counted, setCounted] = useState<{ key: string; counts: OptionCounts['counts'] }>()

  const latest = useRef(filters)
  useEffect(() => {
    latest.current = filters
  })

  useEffect(() => {
    if (!isRequested) return undefined
    const controller = new AbortController()
    api
      .call(calls.countJobOptions, {
        query: { ...latest.current, ...(isQuick && { quick: 'true' as const }) },
        signal: controller.signal,
      })
      .then(({ counts }) => setCounted({ key, counts }))
      .catch((error: unknown) => {
        // The counts are optional. Without them the filters work as well.
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [api, isRequested, isQuick, key])

  return counted?.key === key ? counted.counts : undefined
}
