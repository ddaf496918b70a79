import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { MailService } from '../mail/mail.service.ts'
import { raiseAlarm } from './spending-alarm.repository.ts'

type Needs = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  mail: Pick<MailService, 'queue'>
  codesPerHour: number
}

export type SpendingAlarm = ReturnType<typeof createSpendingAlarm>

/** Says that the codes of an hour are used up: once an hour, whichever process notices it first. */
export function createSpendingAlarm({ db, clock, log, mail, codesPerHour }: Needs) {
  return {
    async raise(): Promise<void> {
      const now = clock.now()
      const quietSince = new Date(now.getTime() - limits.loginCodeAlarmMinutes * 60_000)
      const isRaised = await db.transaction().execute(async (trx) => {
        const isFirst = await raiseAlarm(trx, { name: 'login-codes-used-up', now, quietSince })
        if (isFirst) await mail.queue(trx, { kind: 'codes-used-up', id: String(now.getTime()) })
        return isFirst
      })
      if (isRaised) log.error({ codesPerHour }, 'The login codes of this hour are used up')
    },
  }
}
