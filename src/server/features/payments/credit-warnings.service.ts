import type { Kysely } from 'kysely'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import { findUnwarned } from './credit-warnings.repository.ts'

const batch = 200

type Deps = { db: Kysely<DB>; clock: Clock; messages: Pick<MessagesService, 'notify'> }

/** Warns employers some weeks before the posts that they bought and did not use end. */
export function createCreditWarnings({ db, clock, messages }: Deps) {
  return {
    /** The message itself says that somebody was warned: one for each plan and last day. Several nodes may run it at the same time. */
    async warnOfEndingPosts(): Promise<void> {
      let found = batch
      while (found === batch) found = await warnSome()
    },
  }

  async function warnSome(): Promise<number> {
    return await db.transaction().execute(async (tx) => {
      const after = clock.now()
      const until = endOfIndiaDayAfter(after, limits.creditWarningDays)
      const ending = await findUnwarned(tx, { after, until }, batch)
      for (const { employerId, plan, day, count } of ending) {
        await messages.notify(tx, {
          event: 'postsEnding',
          to: employerId,
          subject: `posts-${plan}`,
          occurrence: day,
          values: { count, plan: { key: `pricing.${plan}` }, day },
          link: '/billing',
        })
      }
      return ending.length
    })
  }
}
