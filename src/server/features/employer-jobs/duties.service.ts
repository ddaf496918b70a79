import type { Kysely } from 'kysely'
import type { EmployerDuties } from '#contract/employer-jobs/schemas.ts'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { Clock } from '#server/lib/clock.ts'
import { findDuties } from './duties.repository.ts'

export type DutiesService = ReturnType<typeof createDutiesService>

/** What waits for an employer today. */
export function createDutiesService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    async getDuties({ accountId }: Viewer): Promise<EmployerDuties> {
      const now = clock.now()
      const rows = await findDuties(db, accountId, {
        now,
        endsNowUntil: endOfIndiaDayAfter(now, 1),
        endsSoonUntil: endOfIndiaDayAfter(now, limits.endingSoonDays),
      })
      const dutyOf = (duty: keyof EmployerDuties) => {
        const row = rows.find((each) => each.duty === duty)
        const [jobId = null, another] = row?.jobs ?? []
        return { count: row?.count ?? 0, jobId: another === undefined ? jobId : null }
      }
      return {
        newApplicants: dutyOf('newApplicants'),
        endsNow: dutyOf('endsNow'),
        endsSoon: dutyOf('endsSoon'),
        unpaid: dutyOf('unpaid'),
        needsChanges: dutyOf('needsChanges'),
      }
    },
  }
}
