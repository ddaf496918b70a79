import type { Kysely } from 'kysely'
import { endOfIndiaDayAfter, startOfIndiaDate } from '#contract/india-time.ts'
import { totalOf } from '#contract/overview/figures.ts'
import type { Overview } from '#contract/overview/schemas.ts'
import type { OverviewSpan } from '#contract/overview/span.ts'
import type { DB } from '#server/db/types.ts'
import type { AdminService } from '#server/features/admin/admin.service.ts'
import type { OperationsService } from '#server/features/operations/operations.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import { limits } from '#server/lib/limits.ts'
import * as repository from './overview.repository.ts'
import { alertsOf, daysOf, spanBefore, sumsOf } from './overview.rules.ts'

const hourMs = 3_600_000

type Deps = {
  db: Kysely<DB>
  /** A replica, where there is one. */
  readDb: Kysely<DB>
  clock: Clock
  admin: Pick<AdminService, 'countWork'>
  operations: Pick<OperationsService, 'findTrouble'>
}

export type OverviewService = ReturnType<typeof createOverviewService>

/** What admins look at first: what wants them, and how the product does. */
export function createOverviewService({ db, readDb, clock, admin, operations }: Deps) {
  return {
    async read(span: OverviewSpan): Promise<Overview> {
      const now = clock.now()
      const within = {
        from: startOfIndiaDate(span.from),
        until: endOfIndiaDayAfter(startOfIndiaDate(span.to), 0),
      }
      const [alerts, counted, before, waited, others] = await Promise.all([
        findAlerts(now),
        repository.countByDay(readDb, within),
        repository.countByDay(readDb, spanBefore(span, now)),
        repository.readWaitingHours(readDb, within),
        repository.countOtherDecisions(readDb, within),
      ])
      const days = daysOf(span, counted, waited)
      return {
        readAt: now.toISOString(),
        alerts,
        days,
        before: sumsOf(before),
        decisions: {
          accepted: totalOf(days, 'jobsAccepted'),
          refused: totalOf(days, 'jobsRefused'),
          ...others,
        },
      }
    },
  }

  async function findAlerts(now: Date): Promise<Overview['alerts']> {
    const waitingBefore = new Date(now.getTime() - limits.reviewHours * hourMs)
    const [work, open, { failing, stoppedWork, lateBackup }] = await Promise.all([
      admin.countWork(),
      repository.countOpenWork(db, {
        now,
        waitingBefore,
        waitingSoonBefore: new Date(waitingBefore.getTime() + limits.jobsDueHours * hourMs),
        grievancesUntil: new Date(now.getTime() + limits.grievancesDueHours * hourMs),
      }),
      operations.findTrouble(),
    ])
    const { overdueJobs, overdueGrievances, failedRefunds } = work
    const counts = { overdueJobs, overdueGrievances, failedRefunds, ...open, stoppedWork }
    return alertsOf({ counts, failing, lateBackup })
  }
}
