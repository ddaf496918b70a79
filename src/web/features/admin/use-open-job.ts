import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FullJob } from '#contract/jobs/schemas.ts'

/** The hash that means the last job of the page. */
export const lastJobHash = '#last'

type Opened = { readonly id: string; readonly index: number }

/**
 * The open job of the page. The hash names it, so that Back and a reload restore it, and no loader
 * runs. When the open job leaves the list, the job in its place opens.
 */
export function useOpenJob(jobs: readonly FullJob[]) {
  const navigate = useNavigate()
  const { hash, state, search } = useLocation()
  const [opened, setOpened] = useState<Opened>()

  const last = Math.max(0, jobs.length - 1)
  const named = jobs.findIndex(({ id }) => `#${id}` === hash)
  const left = opened !== undefined && `#${opened.id}` === hash ? opened.index : 0
  const fallback = hash === lastJobHash ? last : Math.min(left, last)
  const index = named === -1 ? fallback : named

  function open(target: number): void {
    const job = jobs[target]
    if (!job) return
    setOpened({ id: job.id, index: target })
    const sameState: unknown = state
    // The update is synchronous, so that two quick key presses both count.
    const options = { replace: true, preventScrollReset: true, flushSync: true }
    void navigate({ search, hash: job.id }, { ...options, state: sameState })
  }

  return { index, last, open }
}
