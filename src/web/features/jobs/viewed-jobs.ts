import type { JobDetails } from '#contract/jobs/schemas.ts'
import { readSession } from '#web/lib/session.ts'
import { isShape, isText, isTexts, readJson } from '#web/lib/api/shapes.ts'

/*
 * The last viewed jobs, for offline use. They may contain data that only this person may read, so
 * the end of the session deletes them.
 */

export type ViewedJob = { readonly viewedAt: number; readonly job: JobDetails }

const storageKey = 'private:viewed-jobs'
const maxViewed = 20

/** `token` is the token of the request, because another session may have started meanwhile. */
export function saveViewedJob(job: JobDetails, token: string | undefined): void {
  if (token === undefined || readSession()?.token !== token) return
  const others = readAll().filter((viewed) => viewed.job.id !== job.id)
  store([{ viewedAt: Date.now(), job }, ...others].slice(0, maxViewed))
}

export function deleteViewedJob(jobId: string): void {
  const all = readAll()
  const others = all.filter((viewed) => viewed.job.id !== jobId)
  if (others.length < all.length) store(others)
}

export function findViewedJob(jobId: string): ViewedJob | undefined {
  return readAll().find((viewed) => viewed.job.id === jobId)
}

/** The newest first. */
export const readViewedJobs = (): readonly ViewedJob[] => readAll()

export function deleteViewedJobs(): void {
  localStorage.removeItem(storageKey)
}

function readAll(): ViewedJob[] {
  const stored = readJson(localStorage.getItem(storageKey) ?? '[]')
  return Array.isArray(stored) ? stored.filter(isViewedJob) : []
}

/* Checks the fields that a job's page needs. A job stored by an older version may lack them. */

const texts = [
  'id',
  'jobTitle',
  'jobDescription',
  'category',
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

function isViewedJob(stored: unknown): stored is ViewedJob {
  if (!isShape(stored) || typeof stored['viewedAt'] !== 'number') return false
  const { job } = stored
  return (
    isShape(job) &&
    texts.every((name) => isText(job[name])) &&
    Array.isArray(job['questions']) &&
    isShape(job['pay']) &&
    isShape(job['facts']) &&
    lists.every((name) => isTexts(job[name])) &&
    (job['match'] === null || isShape(job['match'])) &&
    typeof job['alreadyApplied'] === 'boolean'
  )
}

function store(viewed: readonly ViewedJob[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(viewed))
  } catch {
    // The storage is full. The page shows the job regardless.
    localStorage.removeItem(storageKey)
  }
}
