import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { JobChanges } from '../index/watch-job-changes.ts'
import { takeSnapshot } from './cached-pages.repository.ts'
import type { Snapshot } from './cached-pages.repository.ts'

const recentMs = 250

/**
 * Snapshots that searches share. One from before the search only makes the found page count as outdated sooner: a job
 * that was written in between is on the page and counts as written since. This process's own changes end it.
 */
export function createRecentSnapshots(changes: JobChanges) {
  let recent: { db: Kysely<DB>; takenAt: number; snapshot: Promise<Snapshot> } | undefined
  const forget = () => {
    recent = undefined
  }
  changes.onChange(forget)

  return async (db: Kysely<DB>): Promise<Snapshot> => {
    const now = performance.now()
    if (recent?.db === db && now - recent.takenAt < recentMs) return await recent.snapshot
    const snapshot = takeSnapshot(db)
    recent = { db, takenAt: now, snapshot }
    snapshot.catch(forget)
    return await snapshot
  }
}
