import { useEffect, useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { Suggestion } from '#contract/job-search/schemas.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'

const maxKnown = 30
const none: readonly Suggestion[] = []

/** What the typed text may become. While the next suggestions load, those for one letter less stay. */
export function useSuggestions(text: string, isRequested: boolean): readonly Suggestion[] {
  const api = useApi()
  const [known, setKnown] = useState<ReadonlyMap<string, readonly Suggestion[]>>(new Map())
  const typed = text.trim()
  const isLongEnough = Array.from(typed).length >= limits.suggestMinLetters
  const isMissing = isRequested && isLongEnough && !known.has(typed)

  useEffect(() => {
    if (!isMissing) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      api
        .call(calls.suggestSearches, { query: { q: typed }, signal: controller.signal })
        .then(({ suggestions }) =>
          setKnown(
            (before) => new Map([...before, [typed, suggestions] as const].slice(-maxKnown)),
          ),
        )
        .catch((error: unknown) => {
          // The search works without suggestions.
          if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
        })
    }, limits.suggestDebounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, isMissing, typed])

  if (!isRequested || !isLongEnough) return none
  return known.get(typed) ?? known.get(typed.slice(0, -1)) ?? none
}
