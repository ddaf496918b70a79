import type { Kysely } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import * as repository from './applicant-reads.repository.ts'

type Deps = { db: Kysely<DB>; clock: Clock; log: Log; config: { limitScale: number } }
type Reader = { readonly accountId: string; readonly role: 'employer' | 'admin' }

const hourMs = 3_600_000

/**
 * Limits how many applicants an employer may read in an hour, so that nobody can scrape them all.
 */
export function createApplicantReads({ db, clock, log, config }: Deps) {
  const max = Math.ceil(limits.applicantsPerEmployerPerHour * config.limitScale)

  return {
    /** Deletes reads that no longer count. */
    deleteOld: () => repository.deleteOldReads(db, new Date(clock.now().getTime() - hourMs)),

    /**
     * Counts each applicant once an hour, however often it is shown.
     * @throws AppError TOO_MANY_REQUESTS above the limit; then none of them is counted
     */
    async count(reader: Reader, applicationIds: readonly string[]): Promise<void> {
      if (reader.role === 'admin' || applicationIds.length === 0) return
      const employerId = reader.accountId
      const now = clock.now()
      const since = new Date(now.getTime() - hourMs)
      try {
        await db.transaction().execute(async (tx) => {
          await repository.lockReads(tx, employerId)
          const { count, oldestAt } = await repository.findReads(tx, employerId, since)
          const fresh = await repository.insertReads(tx, {
            employerId,
            applicationIds,
            since,
            now,
          })
          if (fresh === 0 || count + fresh <= max) return
          const freeAt = (oldestAt ?? now).getTime() + hourMs
          throw new AppError('TOO_MANY_REQUESTS', {
            messageKey: 'limit.applicants',
            retryAfterSeconds: Math.max(1, (freeAt - now.getTime()) / 1000),
          })
        })
      } catch (error) {
        if (error instanceof AppError) {
          log.error({ employerId }, 'An employer reads more applicants than anybody needs')
        }
        throw error
      }
    },
  }
}
