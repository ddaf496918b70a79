import type { Kysely } from 'kysely'
import { indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { AdminService } from '#server/features/admin/admin.service.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import { findFailing } from './failing-providers.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  admin: Pick<AdminService, 'countWork'>
  messages: Pick<MessagesService, 'notifyAdmins'>
}

/** Tells admins, once a day each, what is wrong. */
export function createAdminAlerts({ db, clock, admin, messages }: Deps) {
  return {
    async notifyAdmins(): Promise<void> {
      const now = clock.now()
      const occurrence = indiaDate(now)
      const { overdueJobs } = await admin.countWork()
      const failing = await findFailing(db, now)
      await db.transaction().execute(async (tx) => {
        if (overdueJobs > 0) {
          await messages.notifyAdmins(tx, {
            event: 'jobsOverdue',
            subject: 'jobs-overdue',
            occurrence,
            values: { count: overdueJobs, hours: limits.reviewHours },
            link: '/section-5',
          })
        }
        for (const name of failing) {
          await messages.notifyAdmins(tx, {
            event: 'providerFails',
            subject: `provider-${name}`,
            occurrence,
            values: { provider: { key: `messages.provider.${name}` } },
            link: '/system',
          })
        }
      })
    },
  }
}
