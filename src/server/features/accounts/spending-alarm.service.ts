import type { Kysely } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { MailService } from '#server/features/mail/mail.service.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  mail: Pick<MailService, 'alert'>
  codesPerHour: number
}

export type SpendingAlarm = ReturnType<typeof createSpendingAlarm>

/** Alerts that the hour's codes are used up. All processes together alert once an hour. */
export function createSpendingAlarm({ db, clock, log, mail, codesPerHour }: Deps) {
  return {
    async raise(): Promise<void> {
      const now = clock.now()
      const quietSince = new Date(now.getTime() - limits.loginCodeAlarmMinutes * 60_000)
      const alarm = { name: 'login-codes-used-up', kind: 'codes-used-up', now, quietSince } as const
      const isRaised = await db
        .transaction()
        .execute((tx) => mail.alert(tx, { ...alarm, id: String(now.getTime()) }))
      if (isRaised) log.error({ codesPerHour }, 'The login codes of this hour are used up')
    },
  }
}
