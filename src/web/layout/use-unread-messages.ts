import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { calls } from '#contract/calls.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { readSession } from '#web/lib/session.ts'
import { onUnread } from '#web/lib/unread-messages.ts'

/** The number of unread messages, counted again after every navigation and change. */
export function useUnreadMessages(): number {
  const api = useApi()
  const { key } = useLocation()
  const { state } = useRevalidator()
  const [known, setKnown] = useState<{ at: string; unread: number }>()

  useEffect(() => {
    const aborter = new AbortController()
    // What was marked as read a moment ago is known better than by a count under way.
    const stop = onUnread((unread) => {
      aborter.abort()
      setKnown({ at: key, unread })
    })
    // Who has no session is on the way to the sign-in.
    if (state === 'idle' && readSession()) {
      api
        .call(calls.countUnreadMessages, { signal: aborter.signal })
        .then(({ unread }) => setKnown({ at: key, unread }))
        .catch((error: unknown) => {
          // The screen itself says what is wrong; the bell works without its count.
          if (!(error instanceof ApiError) && !aborter.signal.aborted) throw error
        })
    }
    return () => {
      aborter.abort()
      stop()
    }
  }, [api, key, state])

  return known?.unread ?? 0
}
