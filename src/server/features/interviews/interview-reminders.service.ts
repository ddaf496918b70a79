import type { Kysely } from 'kysely'
import { indiaTime, startOfIndiaDay } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { InvitationTokens } from '#server/lib/interview-links.ts'
import { takeReminders } from './invitations.repository.ts'
import { whenOf } from './invitations.service.ts'

const batch = 100
const hourMs = 3_600_000

type Deps = {
  db: Kysely<DB>
  clock: Clock
  messages: Pick<MessagesService, 'notify'>
  tokens: Pick<InvitationTokens, 'pathOf'>
}

export type InterviewReminders = ReturnType<typeof createInterviewReminders>

/** Reminds people of their interviews, the evening before and some hours before. Several nodes may run it at the same time. */
export function createInterviewReminders({ db, clock, messages, tokens }: Deps) {
  return {
    async remindOfInterviews(): Promise<void> {
      const now = clock.now()
      const tomorrow = new Date(startOfIndiaDay(now).getTime() + 24 * hourMs)
      const isEvening = Number(indiaTime(now).slice(0, 2)) >= limits.interviewReminderEvening
      const spans = {
        hours: {
          from: now,
          until: new Date(now.getTime() + limits.interviewReminderHours * hourMs),
        },
        ...(isEvening && {
          evening: { from: tomorrow, until: new Date(tomorrow.getTime() + 24 * hourMs) },
        }),
      }
      for (const kind of ['hours', 'evening'] as const) {
        const span = spans[kind]
        if (!span) continue
        let taken = batch
        while (taken === batch) taken = await remindSome(kind, { ...span, now })
      }
    },
  }

  async function remindSome(
    kind: 'evening' | 'hours',
    span: { from: Date; until: Date; now: Date },
  ): Promise<number> {
    return await db.transaction().execute(async (tx) => {
      const due = await takeReminders(tx, kind, { ...span, limit: batch })
      for (const each of due) {
        await messages.notify(tx, {
          event: 'interviewReminder',
          to: each.candidate_id,
          subject: `interview-${each.application_id}`,
          occurrence: `${kind}-${each.starts_at.toISOString()}`,
          values: { title: each.title, company: each.company, ...whenOf(each) },
          link: tokens.pathOf(each.application_id),
        })
      }
      return due.length
    })
  }
}
