import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { SearchService } from '#server/features/job-search/search.service.ts'
import { columnsOfFacts, columnsOfReadPay } from './fact-columns.ts'
import { factsInWords } from './facts-in-words.rules.ts'
import * as jobs from './jobs.repository.ts'

const batch = 200

type Deps = { db: Kysely<DB>; search: Pick<SearchService, 'put'> }

/** The facts of jobs that an older version of the product wrote. */
export function createJobFacts({ db, search }: Deps) {
  return {
    /**
     * Reads the facts from the words of jobs that have none yet. Several nodes may do it at the same time, and it goes on
     * where it was interrupted.
     */
    async readMissingFacts(): Promise<void> {
      for (;;) {
        const read = await db.transaction().execute(async (tx) => {
          const rows = await jobs.lockJobsWithoutFacts(tx, batch)
          for (const job of rows) {
            const words = {
              jobTitle: job.title,
              workingHours: job.working_hours,
              jobDescription: job.description,
            }
            const updated = await jobs.updateJob(tx, job.id, {
              ...columnsOfReadPay(job),
              ...columnsOfFacts(factsInWords(words)),
            })
            if (updated.status === 'accepted') await search.put(tx, updated)
          }
          return rows.length
        })
        if (read < batch) return
      }
    },
  }
}
