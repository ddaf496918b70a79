import type { JobDetails } from '#contract/jobs.ts'
import { readSession } from '#web/lib/session.ts'
import { isShape, isText, isTexts, readJson } from '#web/lib/shapes.ts'

/*
 * The jobs that the person looked at last, as they were then, for when the line is dead. They may hold what only this
 * person may read, and are forgotten with the session.
 */

export type SeenJob = { readonly seenAt: number; readonly job: JobDetails }

const storageKey = 'private:seen-jobs'
const mostSeen = 20

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
  const kept = readJson(localStorage.getItem(storageKey) ?? '[]')
  return Array.isArray(kept) ? kept.filter(isSeenJob) : []
}

/* What a job's page takes for granted. Jobs that an older version of the page has kept may lack it. */

const texts = [
  'id',
  'jobTitle',
  'jobDescription',
  'category',
  'salary',
  'jobCity',
  'PostedDate',
  'ExpiryDate',
] as const satisfies readonly (keyof JobDetails)[]

const lists = [
  'educationQualification',
  'communicationSkill',
  'experienceLevel',
  'workType',
  'interviewProcess',
] as const satisfies readonly (keyof JobDetails)[]

function isSeenJob(kept: unknown): kept is SeenJob {
  if (!isShape(kept) || typeof kept['seenAt'] !== 'number') return false
  const { job } = kept
  return (
    isShape(job) &&
    texts.every((name) => isText(job[name])) &&
    lists.every((name) => isTexts(job[name])) &&
    typeof job['alreadyApplied'] === 'boolean'
  )
}

function store(seen: readonly SeenJob[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(seen))
  } catch {
    // The device is full: the page itself is there.
    localStorage.removeItem(storageKey)
  }
}
