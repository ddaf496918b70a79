import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { AdminWork } from '#contract/admin/schemas.ts'
import { calls } from '#contract/calls.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'

/** What waits for admins, read again after every navigation and change. Undefined until it is known. */
export function useAdminWork(): AdminWork | undefined {
  const api = useApi()
  const { key } = useLocation()
  const { state } = useRevalidator()
  const [known, setKnown] = useState<{ at: string; work: AdminWork }>()

  useEffect(() => {
    if (state !== 'idle') return undefined
    const aborter = new AbortController()
    api
      .call(calls.countAdminWork, { signal: aborter.signal })
      .then((work) => setKnown({ at: key, work }))
      .catch((error: unknown) => {
        // The screen itself says what is wrong; the navigation works without its counts.
        if (!(error instanceof ApiError) && !aborter.signal.aborted) throw error
      })
    return () => aborter.abort()
  }, [api, key, state])

  return known?.work
}
