import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import { sayingsOf } from './meanings.rules.ts'
import * as index from './search-index.repository.ts'
import { listSayings } from './search-knowledge.repository.ts'
import type { Locate } from './search-terms.rules.ts'

/** A process knows of a change by then, so that what it writes is as changed. */
const knownAfterMs = 120_000
const batch = 500

/** Writes anew the jobs that changed sayings are about. Several nodes may do it at once. */
export async function renewChanged(
  db: Kysely<DB>,
  { now, locate }: { now: Date; locate: Locate },
): Promise<void> {
  const changes = await index.listChanges(db)
  if (changes.length === 0) return
  const sayings = sayingsOf(await listSayings(db))
  for (const { id, query, made_at: madeAt } of changes) {
    const jobIds = await index.findJobsAbout(db, query)
    for (let from = 0; from < jobIds.length; from += batch) {
      await db.transaction().execute(async (trx) => {
        const jobs = await index.lockAccepted(trx, jobIds.slice(from, from + batch))
        await index.putInSearch(trx, jobs, { sayings, locate })
      })
    }
    if (now.getTime() - madeAt.getTime() > knownAfterMs) await index.deleteChange(db, id)
  }
}
