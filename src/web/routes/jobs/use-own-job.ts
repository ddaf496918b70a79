import { useEffect, useState } from 'react'
import { readSession, useSessionType } from '#web/lib/session.ts'
import type { OwnJob } from './own-job.tsx'

/** What a signed-in candidate sees of a public job besides the page; undefined for visitors and before the answer. */
export function useOwnJob(jobId: string): OwnJob | undefined {
  const isCandidate = useSessionType() === 'users'
  const [own, setOwn] = useState<OwnJob>()

  useEffect(() => {
    const token = readSession()?.token
    if (!isCandidate || token === undefined) return undefined
    const controller = new AbortController()
    const load = async () => {
      try {
        // It loads on demand, so that the page stays light for visitors.
        const { loadOwnJob } = await import('./own-job.tsx')
        setOwn(await loadOwnJob(jobId, token, controller.signal))
      } catch {
        // Offline, or on a page of an older build, the page stays as it is for visitors.
      }
    }
    void load()
    return () => controller.abort()
  }, [isCandidate, jobId])

  return isCandidate && own?.job.id === jobId ? own : undefined
}
