import type { Kysely } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import { writeReplyDays } from './reply-times.repository.ts'

const dayMs = 24 * 3_600_000

/** How fast employers answer those who apply. */
export function createReplyTimes({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    /** A cron job: reading what is known of an employer for each card would take long. */
    async refreshReplyTimes(): Promise<void> {
      await writeReplyDays(db, new Date(clock.now().getTime() - limits.replyTimeDays * dayMs))
    },
  }
}
