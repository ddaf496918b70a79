import type { Kysely } from 'kysely'
import { unansweredStages } from '#contract/applications/stages.ts'
import type { ApplicationStage } from '#contract/applications/stages.ts'
import { daysBetween, indiaDate } from '#contract/india-time.ts'
import type { JobStatistics } from '#contract/job-statistics/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import { currentState } from '#server/features/jobs/jobs.rules.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import * as repository from './job-statistics.repository.ts'
import type { Counted, Furthest, Similar } from './job-statistics.repository.ts'
import { fillDays, funnelOf, sourcesOf } from './statistics.rules.ts'

type Deps = {
  db: Kysely<DB>
  /** A replica, where there is one. */
  readDb: Kysely<DB>
  clock: Clock
}

export type JobStatisticsService = ReturnType<typeof createJobStatistics>

/** How an employer's job does. */
export function createJobStatistics({ db, readDb, clock }: Deps) {
  return {
    /** @throws AppError JOB_NOT_FOUND, also for another's job and one that was never live */
    async read({ accountId: employerId }: Viewer, jobId: string): Promise<JobStatistics> {
      const job = isId(jobId) ? await repository.findJob(db, { jobId, employerId }) : undefined
      if (!job?.first_accepted_at) throw new AppError('JOB_NOT_FOUND')
      const now = clock.now()
      const { category, city } = job
      const alike = { jobId, category, city, now, limit: limits.similarJobsCompared }
      const [views, sources, applications, people, similar] = await Promise.all([
        repository.countViews(readDb, jobId),
        repository.countSources(readDb, jobId),
        repository.countApplications(readDb, jobId),
        repository.countFurthest(readDb, jobId),
        repository.findSimilar(readDb, alike),
      ])
      const liveDay = indiaDate(job.first_accepted_at)
      const today = indiaDate(now)
      const end = indiaDate(job.closed_at ?? job.expires_at ?? now)
      const to = [end < today ? end : today, ...views.map(dayOf), ...applications.map(dayOf)]
      const runs = Math.max(1, daysBetween(liveDay, end < today ? end : today))
      const isOneOf = (stages: readonly ApplicationStage[]) => sumOf(people, stages)
      const applied = total(applications)
      return {
        jobId,
        jobTitle: job.title,
        companyName: job.company_name,
        state: currentState(job, now),
        liveDay,
        openings: job.openings,
        days: fillDays(views, applications, {
          from: liveDay,
          to: to.toSorted().at(-1) ?? today,
          atMost: limits.statisticsDays,
        }),
        sources: sourcesOf(total(views), sources),
        funnel: funnelOf(total(views), people),
        answered: applied - isOneOf([...unansweredStages, 'withdrawn']),
        waiting: isOneOf(unansweredStages),
        replyDays: job.reply_days,
        similar: compare(similar, {
          pay: job.salary_max_monthly_rupees,
          applicationsADay: applied / runs,
          replyDays: job.reply_days,
        }),
      }
    },
  }
}

const dayOf = ({ day }: Counted): string => day

const total = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0)

const sumOf = (people: readonly Furthest[], stages: readonly ApplicationStage[]): number =>
  total(people.filter(({ stage }) => stages.includes(stage)))

type Own = {
  readonly pay: number | null
  readonly applicationsADay: number
  readonly replyDays: number | null
}

/** A figure of too few jobs says nothing, and might tell who it is of. */
function compare(similar: Similar, own: Own): JobStatistics['similar'] {
  const { jobs, applications, pay, applications_a_day: aDay, reply_days: replyDays } = similar
  const isEnough = jobs >= limits.similarJobsFrom && applications >= limits.similarApplicationsFrom
  if (!isEnough) return null
  const pairOf = (mine: number | null, middle: number | null) =>
    mine === null || middle === null ? undefined : { own: mine, middle }
  const pays = pairOf(own.pay, pay)
  const rates = pairOf(own.applicationsADay, aDay)
  const replies = pairOf(own.replyDays, replyDays)
  return {
    count: jobs,
    figures: {
      ...(pays && { pay: pays }),
      ...(rates && { applicationsADay: rates }),
      ...(replies && { replyDays: replies }),
    },
  }
}
