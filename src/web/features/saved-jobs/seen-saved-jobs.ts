import type { SavedJob } from '#contract/saved-jobs/schemas.ts'
import type { ListPart } from '#web/lib/api/api.ts'
import { isShape, isText } from '#web/lib/api/shapes.ts'
import { deviceValue } from '#web/lib/device-store.ts'
import { readSession } from '#web/lib/session.ts'

/* The saved jobs as this person saw them last, for offline use. The end of the session deletes them. */

export type SeenSavedJobs = { readonly viewedAt: number; readonly list: ListPart<SavedJob[]> }

const stored = deviceValue('private:seen-saved-jobs')

/** `token` is the token of the request, because another session may have started meanwhile. */
export function saveSeenSavedJobs(list: ListPart<SavedJob[]>, token: string | undefined): void {
  if (token === undefined || readSession()?.token !== token) return
  try {
    stored.write({ viewedAt: Date.now(), list: { ...list, nextCursor: null } })
  } catch {
    // The storage is full. The page shows the jobs regardless.
    stored.delete()
  }
}

export function findSeenSavedJobs(): SeenSavedJobs | undefined {
  const seen = stored.read()
  return isSeen(seen) ? seen : undefined
}

/* Checks the fields that a card needs. A list stored by an older version may lack them. */

const texts = [
  'id',
  'jobTitle',
  'companyName',
  'state',
  'slug',
] as const satisfies readonly (keyof SavedJob)[]
const shapes = ['pay', 'facts'] as const satisfies readonly (keyof SavedJob)[]

function isSeen(value: unknown): value is SeenSavedJobs {
  if (!isShape(value) || typeof value['viewedAt'] !== 'number') return false
  const { list } = value
  if (!isShape(list) || typeof list['total'] !== 'number') return false
  const { items } = list
  return (
    Array.isArray(items) &&
    items.every(
      (job: unknown) =>
        isShape(job) &&
        texts.every((name) => isText(job[name])) &&
        shapes.every((name) => isShape(job[name])),
    )
  )
}
