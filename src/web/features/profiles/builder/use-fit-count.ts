import { useEffect, useRef, useState } from 'react'
import { payFloorRange, payStep } from '#contract/job-search/options.ts'
import type { JobFilters } from '#contract/job-search/schemas.ts'
import { calls } from '#contract/calls.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { paths } from '#web/lib/paths.ts'
import type { PartValues } from './part-values.ts'

/** The widest circle of a search. */
const within = '20'

/** A search by the answers that are given: near, for the experience, with the wanted pay. */
export function fitFilters(
  answers: Pick<PartValues, 'pincode' | 'workexperience'> & { wantedPay: number | undefined },
) {
  const { pincode, workexperience, wantedPay } = answers
  const isPayInRange =
    wantedPay !== undefined && wantedPay >= payFloorRange.min && wantedPay <= payFloorRange.max
  return {
    ...(pincode !== '' && { near: pincode, within }),
    ...(workexperience !== '' && { experience: workexperience }),
    ...(isPayInRange && { salary: String(wantedPay - (wantedPay % payStep)) }),
  } satisfies JobFilters
}

/** The search of these filters. */
export const fitSearch = (filters: JobFilters): string => {
  const search = new URLSearchParams(filters)
  return search.size === 0 ? paths.jobSearch() : `${paths.jobSearch()}?${search.toString()}`
}

/** How many live jobs a search finds; undefined while that is not known. */
export function useFitCount(filters: JobFilters, isWanted: boolean): number | undefined {
  const api = useApi()
  const [found, setFound] = useState<{ readonly key: string; readonly count: number }>()
  const key = JSON.stringify(filters)
  const searched = useRef(filters)
  useEffect(() => {
    searched.current = filters
  })

  useEffect(() => {
    if (!isWanted || key === '{}') return undefined
    const aborter = new AbortController()
    const { signal } = aborter
    const count = async () => {
      try {
        const { total } = await api.list(calls.listPublicJobs, {
          query: { ...searched.current, limit: 1 },
          signal,
        })
        setFound({ key, count: total })
      } catch (error) {
        // Without a count the screen says nothing of it.
        if (!(error instanceof ApiError) && !signal.aborted) throw error
      }
    }
    const timer = setTimeout(() => void count(), 300)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [api, key, isWanted])

  return found?.key === key ? found.count : undefined
}
