import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import * as repository from './applicant-reads.repository.ts'

type Needs = { db: Kysely<DB>; clock: Clock; log: Log; config: { limitScale: number } }
type Reader = { readonly accountId: string; readonly role: 'employer' | 'admin' }

const hourMs = 3_600_000

/** Keeps an employer from taking away all that anybody ever sent: so many applicants in an hour. */
export function createApplicantReads({ db, clock, log, config }: Needs) {
  const most = Math.ceil(limits.applicantsPerEmployerPerHour * config.limitScale)

  return {
    /** Clears away what counts no more. */
    forgetOld: () => repository.deleteOldReads(db, new Date(clock.now().getTime() - hourMs)),

    /**
     * Counts each applicant once within an hour, however often they are shown.
     * @throws AppError TOO_MANY_REQUESTS when these are too many; none of them is counted then
     */
    async count(reader: Reader, applicationIds: readonly string[]): Promise<void> {
      if (reader.role === 'admin' || applicationIds.length === 0) return
      const employerId = reader.accountId
      const now = clock.now()
      const since = new Date(now.getTime() - hourMs)
      try {
        await db.transaction().execute(async (trx) => {
          await repository.holdReads(trx, employerId)
          const { count, oldestAt } = await repository.findReads(trx, employerId, since)
          const fresh = await repository.insertReads(trx, {
            employerId,
            applicationIds,
            since,
            now,
          })
          if (fresh === 0 || count + fresh <= most) return
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
