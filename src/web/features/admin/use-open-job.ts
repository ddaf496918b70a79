import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FullJob } from '#contract/jobs.ts'

/** Stands for the page's last job in an address, whichever that is. */
export const lastJobHash = '#last'

type Opened = { readonly id: string; readonly index: number }

/**
 * Which job of the page is open. The address's hash names it, so that Back and a reload find it
 * again; a hash alone loads nothing anew. When the open job has left the list, the one that came
 * into its place is open.
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

  function open(wanted: number): void {
    const job = jobs[wanted]
    if (!job) return
    setOpened({ id: job.id, index: wanted })
    const kept: unknown = state
    // At once, so that of two keys in quick succession none is lost.
    const options = { replace: true, preventScrollReset: true, flushSync: true }
    void navigate({ search, hash: job.id }, { ...options, state: kept })
  }

  return { index, last, open }
}
