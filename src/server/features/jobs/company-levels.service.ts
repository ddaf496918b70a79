import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import { writeCompanyLevels } from './company-levels.repository.ts'

/** How far the employers of jobs were checked, for cards. */
export function createCompanyLevels({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    /** A cron job: new jobs get the level of their employer, and checks end. */
    refreshCompanyLevels: () => writeCompanyLevels(db, clock.now(), null),

    /** After a check of an organisation was decided. */
    refreshCompanyLevel: (organisationId: string) =>
      writeCompanyLevels(db, clock.now(), organisationId),
  }
}
