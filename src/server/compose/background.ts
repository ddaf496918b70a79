import { createBackgroundWork } from '#server/background/background-work.ts'
import { startWorker } from '#server/background/worker.ts'
import type { Worker } from '#server/background/worker.ts'
import { createPurge } from '#server/features/accounts/purge.ts'
import { createApplicationNews } from '#server/features/applications/application-news.service.ts'
import { createClosings } from '#server/features/employer-jobs/closings.service.ts'
import { createEndingWarnings } from '#server/features/employer-jobs/ending-warnings.service.ts'
import { createAlertDigests } from '#server/features/job-alerts/alert-digests.service.ts'
import { createAlertUpkeep } from '#server/features/job-alerts/alert-upkeep.service.ts'
import { createReportAnswers } from '#server/features/reports/report-answers.service.ts'
import { createSavedEndings } from '#server/features/saved-jobs/saved-endings.service.ts'
import { createOrphanSweep } from '#server/features/files/orphan-sweep.ts'
import { createCreditWarnings } from '#server/features/payments/credit-warnings.service.ts'
import { createAdminAlerts } from '#server/features/operations/admin-alerts.service.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import type { Rooms } from './rooms.ts'
import type { Deps } from './deps.ts'

type BackgroundDeps = Deps & { readonly fileStore: FileStore; readonly rooms: Rooms }

/** The cron jobs and queued tasks of all rooms, and the worker that runs them. */
export function createBackground(deps: BackgroundDeps) {
  const { db, pool, log, clock, audit, metrics, heartbeat, fileStore, rooms } = deps
  const { admin, applications, checkout, jobs, messages, messageCaps, payments, privacy } =
    rooms.services
  const sweepOrphans = createOrphanSweep({ db, store: fileStore, clock, log })
  const endings = createEndingWarnings({ db, clock, messages })
  const closings = createClosings({ db, clock, messages })
  const work = createBackgroundWork({
    admin,
    applications,
    clock,
    prepareMonths: async () => {
      await audit.prepareMonths(db)
      await applications.prepareMonths()
    },
    jobs,
    mail: rooms.mail,
    messages,
    deliveries: rooms.deliveries,
    messageCaps,
    checkout,
    payments,
    privacy,
    purgeExpired: createPurge(db),
    search: rooms.search,
    missedSearches: rooms.services.jobSearch,
    jobScores: rooms.services.jobScores,
    team: rooms.services.team,
    jobViews: rooms.services.jobViews,
    sweepOrphans,
    endings,
    applicationNews: createApplicationNews({ db, clock, messages }),
    interviewReminders: rooms.services.interviewReminders,
    reportAnswers: createReportAnswers({ db, clock, messages }),
    blocks: rooms.services.blocks,
    notifyAdmins: createAdminAlerts({ db, clock, admin, messages }).notifyAdmins,
    closings,
    alertMatching: rooms.services.alertMatching,
    alertDigests: createAlertDigests({ db, clock, messages }),
    alertUpkeep: createAlertUpkeep({
      db,
      clock,
      jobSearch: rooms.services.jobSearch,
      messages,
    }),
    savedEndings: createSavedEndings({ db, clock, messages }),
    creditWarnings: createCreditWarnings({ db, clock, messages }),
    dropOldHeartbeats: heartbeat.deleteOld,
  })
  let worker: Worker | undefined

  return {
    work,
    sweepOrphans,
    start: async () => {
      heartbeat.start()
      worker = await startWorker({ pool, log, onDone: metrics.countWork, ...work })
    },
    stop: async () => {
      await worker?.stop()
      await heartbeat.stop()
    },
  }
}
