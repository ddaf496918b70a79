import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import * as reports from './reports.repository.ts'

const batch = 100

type Deps = { db: Kysely<DB>; clock: Clock; messages: Pick<MessagesService, 'notify'> }

export type ReportAnswers = ReturnType<typeof createReportAnswers>

/** Tells those who reported a job what became of it. Several nodes may run it at the same time. */
export function createReportAnswers({ db, clock, messages }: Deps) {
  return {
    /** Answers reports once their decision can't be taken back any more. */
    async answerReporters(): Promise<void> {
      const now = clock.now()
      const decidedBefore = new Date(now.getTime() - limits.decisionMinutes * 60_000)
      let taken = batch
      while (taken === batch) taken = await answerSome({ now, decidedBefore })
    },
  }

  async function answerSome(span: { now: Date; decidedBefore: Date }): Promise<number> {
    return await db.transaction().execute(async (tx) => {
      const due = await reports.takeUnanswered(tx, { ...span, limit: batch })
      for (const { id, candidate_id: to, decision, title } of due) {
        if (to === null) continue
        await messages.notify(tx, {
          event: decision === 'acted' ? 'reportActed' : 'reportKept',
          to,
          subject: `report-${id}`,
          values: { title },
          link: '/jobsearch',
        })
      }
      return due.length
    })
  }
}
