import { useEffect, useState } from 'react'
import { trustCalls } from '#contract/trust-calls.ts'
import type { FoundItem } from '#contract/find/schemas.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'

type Answer = {
  /** The text that it answers. */
  readonly text: string
  readonly items: readonly FoundItem[]
  readonly isFailed: boolean
  /** Which try it comes from. */
  readonly attempt: number
}

const nothing: Answer = { text: '', items: [], isFailed: false, attempt: 0 }

/** What a typed text finds, after a short pause in typing. The answer before stays until the next one is here. */
export function useFind(typed: string) {
  const api = useApi()
  const [answer, setAnswer] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const text = typed.trim()
  const isLongEnough = Array.from(text).length >= limits.suggestMinLetters
  if (!isLongEnough && answer !== nothing) setAnswer(nothing)

  useEffect(() => {
    if (!isLongEnough) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      api
        .call(trustCalls.findAnything, { body: { q: text }, signal })
        .then((items) => {
          // One that comes too late answers what is no longer there.
          if (!signal.aborted) setAnswer({ text, items, isFailed: false, attempt })
        })
        .catch((error: unknown) => {
          if (signal.aborted) return
          if (!(error instanceof ApiError)) throw error
          setAnswer({ text, items: [], isFailed: true, attempt })
        })
    }, limits.suggestDebounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, attempt, isLongEnough, text])

  return {
    answer,
    isLongEnough,
    isLoading: isLongEnough && (answer.text !== text || answer.attempt !== attempt),
    retry: () => setAttempt((before) => before + 1),
  }
}
