import type { Kysely } from 'kysely'
import { endOfIndiaDayAfter, indiaDate, startOfIndiaDate } from '#contract/india-time.ts'
import type { Overview } from '#contract/overview/schemas.ts'
import type { OverviewSpan } from '#contract/overview/span.ts'
import type { DB } from '#server/db/types.ts'
import type { AdminService } from '#server/features/admin/admin.service.ts'
import type { OperationsService } from '#server/features/operations/operations.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { Clock } from '#server/lib/clock.ts'
import { limits } from '#server/lib/limits.ts'
import { readAlarms } from './alarms.repository.ts'
import * as repository from './overview.repository.ts'
import { readTeamWork } from './team-work.repository.ts'
import { alertsOf, countsOfAlarms, daysOf, spanBefore, sumsOf } from './overview.rules.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMinutes = 24 * 60

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
    async read({ accountId }: Viewer, span: OverviewSpan): Promise<Overview> {
      const now = clock.now()
      const within = {
        from: startOfIndiaDate(span.from),
        until: endOfIndiaDayAfter(startOfIndiaDate(span.to), 0),
      }
      const [alerts, counted, before, waited, decisions, refusals, team] = await Promise.all([
        findAlerts(now),
        repository.countByDay(readDb, within),
        repository.countByDay(readDb, spanBefore(span, now)),
        repository.readWaitingHours(readDb, within),
        repository.countDecisions(readDb, within),
        repository.countRefusals(readDb, within),
        readTeamWork(readDb, startOfIndiaDate(indiaDate(now))),
      ])
      const days = daysOf(span, counted, waited)
      return {
        readAt: now.toISOString(),
        alerts,
        days,
        before: sumsOf(before),
        decisions,
        refusals,
        team: team.map(({ adminId, name, ...work }) => ({
          name: name ?? '',
          isMe: adminId === accountId,
          ...work,
        })),
      }
    },
  }

  async function findAlerts(now: Date): Promise<Overview['alerts']> {
    const waitingBefore = new Date(now.getTime() - limits.reviewHours * hourMs)
    const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
    const [work, open, alarms, { failing, stoppedWork, lateBackup }] = await Promise.all([
      admin.countWork(),
      repository.countOpenWork(db, {
        now,
        waitingBefore,
        waitingSoonBefore: new Date(waitingBefore.getTime() + limits.jobsDueHours * hourMs),
        grievancesUntil: new Date(now.getTime() + limits.grievancesDueHours * hourMs),
      }),
      readAlarms(db, {
        codes: { from: ago(limits.codesWatchedMinutes), until: ago(limits.codeArrivesMinutes) },
        payments: {
          from: ago(limits.alarmDays * dayMinutes),
          until: ago(limits.paymentWithoutJobMinutes),
        },
        refundsFrom: ago(limits.alarmDays * dayMinutes),
      }),
      operations.findTrouble(),
    ])
    const { overdueJobs, overdueGrievances, failedRefunds } = work
    const found = { overdueJobs, overdueGrievances, failedRefunds, ...open, stoppedWork }
    const counts = { ...found, ...countsOfAlarms(alarms) }
    return alertsOf({ counts, failing, lateBackup })
  }
}
