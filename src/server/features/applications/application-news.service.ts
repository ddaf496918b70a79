import type { Kysely } from 'kysely'
import type { ApplicationStage } from '#contract/applications/stages.ts'
import { indiaDate, startOfIndiaDay } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import { endInvitations } from './ended-invitations.repository.ts'
import type { EventName } from '#contract/messages/events.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import * as news from './application-news.repository.ts'

const batch = 100
const dayMs = 24 * 3_600_000

/** What candidates are told when an application has come to a stage. Who joined knows it. */
const eventOfStage: Partial<Record<ApplicationStage, EventName>> = {
  shortlisted: 'shortlisted',
  selected: 'selected',
  not_selected: 'notSelected',
}

type Deps = {
  db: Kysely<DB>
  clock: Clock
  messages: Pick<MessagesService, 'notify' | 'notifyAll'>
}

export type ApplicationNews = ReturnType<typeof createApplicationNews>

/** What candidates and employers are told of applications later than at once. Several nodes may run it at the same time. */
export function createApplicationNews({ db, clock, messages }: Deps) {
  return {
    /** Tells candidates of decisions that can't be changed silently any more. One that was taken back is not told. */
    async notifyOfDecisions(): Promise<void> {
      const decidedBefore = new Date(clock.now().getTime() - limits.decisionMinutes * 60_000)
      let taken = batch
      while (taken === batch) taken = await tellDecisions(decidedBefore)
    },

    /** Tells employers how many applied yesterday, once. */
    async notifyOfApplicants(): Promise<void> {
      const today = startOfIndiaDay(clock.now())
      const span = { from: new Date(today.getTime() - dayMs), until: today }
      let after = '00000000-0000-0000-0000-000000000000'
      for (;;) {
        const employers = await news.countForEmployers(db, { span, after, limit: batch })
        await db.transaction().execute(async (tx) => {
          for (const { employerId, applicants, jobId } of employers) {
            await messages.notify(tx, {
              event: 'newApplicants',
              to: employerId,
              subject: 'new-applicants',
              occurrence: indiaDate(span.from),
              values: { count: applicants },
              link: jobId === null ? '/employee_dashboard' : `/responses/${jobId}`,
            })
          }
        })
        const last = employers.at(-1)
        if (!last || employers.length < batch) return
        after = last.employerId
      }
    },

    /** Reminds employers once of applications that have no answer after days, and tells those who applied. */
    async remindEmployers(): Promise<void> {
      let reminded = batch
      while (reminded === batch) reminded = await remindSome()
    },
  }

  async function tellDecisions(decidedBefore: Date): Promise<number> {
    return await db.transaction().execute(async (tx) => {
      const { taken, due } = await news.takeDueDecisions(tx, { decidedBefore, limit: batch })
      await endInvitations(
        tx,
        due.flatMap(({ applicationId, stage }) => (stage === 'not_selected' ? applicationId : [])),
      )
      for (const { applicationId, candidateId, stage, from, decidedAt, title, company } of due) {
        const event = eventOfStage[stage]
        if (event === undefined || stage === from) continue
        await messages.notify(tx, {
          event,
          to: candidateId,
          subject: `application-${applicationId}`,
          occurrence: decidedAt.toISOString(),
          values: { title, company },
          link: '/my_applications',
        })
      }
      return taken
    })
  }

  async function remindSome(): Promise<number> {
    const now = clock.now()
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
    const span = { from: daysAgo(limits.reminderLastDays), until: daysAgo(limits.reminderDays) }
    const remindedBefore = daysAgo(limits.reminderDays)
    return await db.transaction().execute(async (tx) => {
      const jobs = await news.lockJobsToRemind(tx, { span, remindedBefore, limit: batch })
      for (const { id, employerId, title, company } of jobs) {
        const people = await news.markReminded(tx, id, { span, now })
        if (people.length === 0) continue
        await messages.notify(tx, {
          event: 'applicantsWaiting',
          to: employerId,
          subject: `waiting-${id}`,
          occurrence: indiaDate(now),
          values: { title, count: people.length },
          link: `/responses/${id}`,
        })
        await messages.notifyAll(tx, {
          event: 'hrReminded',
          to: people,
          subject: `reminded-${id}`,
          values: { title, company },
          link: '/my_applications',
        })
      }
      return jobs.length
    })
  }
}
