import { useEffect, useState } from 'react'
import type { ValueKind } from '#contract/blocks/options.ts'
import type { BlockImpact } from '#contract/blocks/schemas.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'

const pauseMs = 300

/** Who would be hit by the block of a value that is typed; undefined until the server has said it. */
export function useImpact(kind: ValueKind, value: string): BlockImpact | undefined {
  const api = useApi()
  const query = `${kind} ${value.trim()}`
  const [answer, setAnswer] = useState<{ query: string; impact: BlockImpact }>()

  useEffect(() => {
    if (value.trim() === '') return undefined
    const aborter = new AbortController()
    const timer = setTimeout(() => {
      api
        .call(trustCalls.readBlockImpact, {
          query: { kind, value: value.trim() },
          signal: aborter.signal,
        })
        .then((impact) => setAnswer({ query, impact }))
        .catch((error: unknown) => {
          // The form says itself what is wrong with a value, and the block doesn't need the hint.
          if (!(error instanceof ApiError)) throw error
        })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [api, query, kind, value])

  return answer?.query === query ? answer.impact : undefined
}
