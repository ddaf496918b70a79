import type { Kysely } from 'kysely'
import { z } from 'zod'
import { indiaDate } from '#contract/india-time.ts'
import { circles } from '#contract/job-search/options.ts'
import type { DB } from '#server/db/types.ts'
import type { PlacesService } from '#server/features/places/places.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import { keysOfJob } from './alert-keys.rules.ts'
import * as matching from './alert-matching.repository.ts'
import { dueAt } from './alert-times.rules.ts'

const taskSchema = z.object({ jobId: z.uuid() })
const widestKm = Math.max(...circles.map(Number))

type Deps = { db: Kysely<DB>; clock: Clock; places: Pick<PlacesService, 'findCentres'> }

export type AlertMatching = ReturnType<typeof createAlertMatching>

/** Finds the alerts of a job that went live. */
export function createAlertMatching({ db, clock, places }: Deps) {
  return {
    /**
     * The queue's task. It may run again: a job is noted once for each candidate.
     * A job that is not live any more finds nobody.
     */
    async match(payload: unknown): Promise<undefined> {
      const { jobId } = taskSchema.parse(payload)
      const now = clock.now()
      const asked = await ask(jobId, now)
      if (!asked) return
      await matching.insertFound(db, {
        ...asked,
        jobId,
        now,
        dueAt: {
          atOnce: dueAt('atOnce', now),
          daily: dueAt('daily', now),
          weekly: dueAt('weekly', now),
        },
      })
    },

    /** The alerts that find a live job now; none for one that is not live. */
    async find(jobId: string) {
      const asked = await ask(jobId, clock.now())
      return asked ? await matching.findAlerts(db, asked) : []
    },
  }

  /** What alerts are asked for about a job; undefined for one that is not live. */
  async function ask(jobId: string, now: Date) {
    const job = await matching.findJobTerms(db, jobId, now)
    if (!job) return undefined
    const around = job.pincode === null ? [] : places.findCentres(job.pincode, widestKm)
    const within = (km: (typeof circles)[number]) =>
      around.filter((centre) => centre.km <= Number(km)).map(({ pincode }) => pincode)
    return {
      terms: job.terms,
      keys: keysOfJob(job.terms, within('20')),
      centres: { '5': within('5'), '10': within('10'), '20': within('20') },
      today: indiaDate(now),
    }
  }
}
