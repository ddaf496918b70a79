import type { ListedJob } from '#contract/job-search/schemas.ts'
import type { ListPart } from '#web/lib/api/api.ts'
import { isShape, isText } from '#web/lib/api/shapes.ts'
import { deviceValue } from '#web/lib/device-store.ts'
import { readSession } from '#web/lib/session.ts'

/* The applications as this person saw them last, for offline use. The end of the session deletes them. */

export type SeenApplications = {
  readonly viewedAt: number
  /** The phone number that HR calls. */
  readonly phone: string
  readonly applications: ListPart<ListedJob[]>
}

const stored = deviceValue('private:applications')

/** `token` is the token of the request, because another session may have started meanwhile. */
export function saveSeenApplications(
  seen: Omit<SeenApplications, 'viewedAt'>,
  token: string | undefined,
): void {
  if (token === undefined || readSession()?.token !== token) return
  try {
    stored.write({ viewedAt: Date.now(), ...seen })
  } catch {
    // The storage is full. The page shows the applications regardless.
    stored.delete()
  }
}

export function findSeenApplications(): SeenApplications | undefined {
  const seen = stored.read()
  return isSeen(seen) ? seen : undefined
}

/* Checks the fields that a card needs. A list stored by an older version may lack them. */

const texts = [
  'id',
  'jobTitle',
  'companyName',
  'status',
] as const satisfies readonly (keyof ListedJob)[]

function isSeen(value: unknown): value is SeenApplications {
  if (!isShape(value) || typeof value['viewedAt'] !== 'number' || !isText(value['phone'])) {
    return false
  }
  const { applications } = value
  if (!isShape(applications) || typeof applications['total'] !== 'number') return false
  const { items } = applications
  return (
    Array.isArray(items) &&
    items.every((job: unknown) => isShape(job) && texts.every((name) => isText(job[name])))
  )
}
