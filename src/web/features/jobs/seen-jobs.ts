import { z } from 'zod'
import { jobDetailsSchema } from '#contract/jobs.ts'
import type { JobDetails } from '#contract/jobs.ts'
import { readSession } from '#web/lib/session.ts'

/*
 * The jobs that the person looked at last, as they were then, for when the line is dead. They may hold what only this
 * person may read, and are forgotten with the session.
 */

export type SeenJob = { readonly seenAt: number; readonly job: JobDetails }

const storageKey = 'private:seen-jobs'
const mostSeen = 20
const seenSchema = z.array(z.object({ seenAt: z.number(), job: jobDetailsSchema }))

/** `token` is that of the session which was answered: another one may have begun meanwhile. */
export function keepSeenJob(job: JobDetails, token: string | undefined): void {
  if (token === undefined || readSession()?.token !== token) return
  const others = readAll().filter((seen) => seen.job.id !== job.id)
  store([{ seenAt: Date.now(), job }, ...others].slice(0, mostSeen))
}

export function forgetSeenJob(jobId: string): void {
  const all = readAll()
  const others = all.filter((seen) => seen.job.id !== jobId)
  if (others.length < all.length) store(others)
}

export function findSeenJob(jobId: string): SeenJob | undefined {
  return readAll().find((seen) => seen.job.id === jobId)
}

function readAll(): SeenJob[] {
  try {
    return seenSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

function store(seen: readonly SeenJob[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(seen))
  } catch {
    // The device is full: the page itself is there.
    localStorage.removeItem(storageKey)
  }
}
