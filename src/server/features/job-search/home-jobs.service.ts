import type { Kysely } from 'kysely'
import type { HomeJobs } from '#contract/job-search/schemas.ts'
import { indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import { staleWhileRevalidate } from '#server/cache/stale-while-revalidate.ts'
import type { DB } from '#server/db/types.ts'
import type { JobsPresenter } from '#server/features/jobs/jobs.presenter.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { countLive, findLastChecked, findLive } from './home-jobs.repository.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  presenter: Pick<JobsPresenter, 'presentCard'>
}

const dayMs = 24 * 3_600_000
const freshMs = 300_000
const usableMs = 600_000

/** What the home page tells of live jobs. Numbers may be ten minutes old; a job that has ended is not shown. */
export function createHomeJobs({ db, clock, log, presenter }: Deps) {
  const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)
  const { get } = staleWhileRevalidate(read, {
    clock,
    log,
    name: 'Jobs of home',
    freshMs,
    usableMs,
  })

  return {
    async getHomeJobs(): Promise<HomeJobs> {
      const { checked, ...counts } = await get(undefined)
      const now = clock.now()
      const ids = checked.map(({ id }) => id)
      const live = ids.length === 0 ? [] : await findLive(db, ids, now)
      const shown = checked.flatMap(({ id, checkedAt }) => {
        const card = live.find((job) => job.id === id)
        if (!card) return []
        return [
          {
            job: presenter.presentCard(card, now),
            checkedAt: checkedAt.toISOString(),
            isToday: indiaDate(checkedAt) === indiaDate(now),
          },
        ]
      })
      return { ...counts, checked: shown.slice(0, limits.homeJobs) }
    },
  }

  async function read() {
    const now = clock.now()
    const [counts, checked] = await Promise.all([
      countLive(db, now, daysBefore(now, 1)),
      findLastChecked(db, now, daysBefore(now, limits.homeJobDays)),
    ])
    return { ...counts, checked }
  }
}
