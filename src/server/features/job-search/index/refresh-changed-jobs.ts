import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { toSynonyms } from '../synonyms/meanings.rules.ts'
import * as index from './search-index.repository.ts'
import { listSynonyms } from './search-dictionary.repository.ts'
import type { Locate } from './job-terms.rules.ts'
import type { Town } from './town-distances.rules.ts'

/** By then every process uses the changed synonyms. */
const settledAfterMs = 120_000
const batch = 500

/** Indexes the jobs again that changed synonyms affect. Several nodes may do it at the same time. */
export async function refreshChangedJobs(
  db: Kysely<DB>,
  { now, locate, towns }: { now: Date; locate: Locate; towns: readonly Town[] },
): Promise<void> {
  const changes = await index.listChanges(db)
  if (changes.length === 0) return
  const synonyms = toSynonyms(await listSynonyms(db), towns)
  for (const { id, query, made_at: madeAt } of changes) {
    const jobIds = await index.findJobsAbout(db, query)
    for (let from = 0; from < jobIds.length; from += batch) {
      await db.transaction().execute(async (tx) => {
        const jobs = await index.lockAccepted(tx, jobIds.slice(from, from + batch))
        await index.putInSearch(tx, jobs, { synonyms, locate })
      })
    }
    if (now.getTime() - madeAt.getTime() > settledAfterMs) await index.deleteChange(db, id)
  }
}
