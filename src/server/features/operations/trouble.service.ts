import type { Kysely } from 'kysely'
import type { ProviderName } from '#contract/operations/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import { limits } from '#server/lib/limits.ts'
import { findFailing } from './failing-providers.ts'
import { findLastBackup } from './last-backup.repository.ts'
import { countStopped } from './stopped-work.repository.ts'

export type Trouble = {
  readonly failing: readonly ProviderName[]
  readonly stoppedWork: number
  /** The instant of the last backup, if it is too long ago; null also where none was ever made. */
  readonly lateBackup: string | null
}

type Deps = { db: Kysely<DB>; clock: Clock }

/** What is wrong with the system now. */
export function createTrouble({ db, clock }: Deps) {
  return {
    async findTrouble(): Promise<Trouble> {
      const now = clock.now()
      const [failing, stoppedWork, backup] = await Promise.all([
        findFailing(db, now),
        countStopped(db),
        findLastBackup(db),
      ])
      const lateBefore = new Date(now.getTime() - limits.backupLateHours * 3_600_000)
      const isLate = backup !== null && new Date(backup) < lateBefore
      return { failing, stoppedWork, lateBackup: isLate ? backup : null }
    },
  }
}
