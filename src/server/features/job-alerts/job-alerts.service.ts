import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { daysBetween, indiaDate } from '#contract/india-time.ts'
import type {
  AlertSearch,
  createAlertSchema,
  editAlertSchema,
  JobAlert,
  JobAlerts,
  pauseAlertSchema,
} from '#contract/job-alerts/schemas.ts'
import { limits } from '#contract/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { JobSearchService } from '#server/features/job-search/job-search.service.ts'
import type { MessageSettingsService } from '#server/features/messages/message-settings.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { readSearch, writeSearch } from './alert-search.rules.ts'
import { dueAt } from './alert-times.rules.ts'
import * as alerts from './job-alerts.repository.ts'
import type { AlertRow } from './job-alerts.repository.ts'
import { createAlertReader } from './alert-reader.service.ts'

const dayMs = 24 * 3_600_000

type Deps = {
  db: Kysely<DB>
  clock: Clock
  jobSearch: Pick<JobSearchService, 'compileFor'>
  settings: Pick<MessageSettingsService, 'agree' | 'listWaysOf'>
}

export type JobAlertsService = ReturnType<typeof createJobAlertsService>

/** Searches that candidates keep, to be told of new jobs. */
export function createJobAlertsService({ db, clock, jobSearch, settings }: Deps) {
  const { read } = createAlertReader({ jobSearch, clock })

  async function present(candidateRows: readonly AlertRow[]): Promise<JobAlert[]> {
    const now = clock.now()
    const today = indiaDate(now)
    const found = await alerts.countFound(
      db,
      candidateRows.map(({ id }) => id),
      { since: new Date(now.getTime() - dayMs), now },
    )
    return candidateRows.map((row) => ({
      id: row.id,
      search: readSearch(row.search),
      frequency: row.frequency,
      pausedUntil: row.paused_until !== null && row.paused_until > today ? row.paused_until : null,
      isStopped: row.stopped_at !== null,
      newJobs: found.get(row.id) ?? 0,
    }))
  }

  async function presentOne(row: AlertRow): Promise<JobAlert> {
    const [alert] = await present([row])
    if (!alert) throw new Error('An alert is shown')
    return alert
  }

  /** Another person's alert and none are the same. */
  async function change(
    { accountId }: Viewer,
    alertId: string,
    write: (tx: Transaction<DB>, alert: AlertRow) => Promise<AlertRow>,
  ): Promise<JobAlert> {
    const changed = await db.transaction().execute(async (tx) => {
      const alert = isId(alertId) ? await alerts.lockAlert(tx, accountId, alertId) : undefined
      if (!alert) throw new AppError('NOT_FOUND')
      return await write(tx, alert)
    })
    return await presentOne(changed)
  }

  return {
    /** The newest first, and by which ways they tell. */
    async list(viewer: Viewer): Promise<JobAlerts> {
      return {
        alerts: await present(await alerts.listAlerts(db, viewer.accountId)),
        ways: await settings.listWaysOf(viewer, 'alerts'),
      }
    },

    /**
     * Keeps a search. Who turns an alert on agrees to the ways by which alerts go at that moment.
     * @throws AppError ALERTS_FULL, UNKNOWN_PINCODE
     */
    async create(
      { accountId }: Viewer,
      { search, frequency }: z.output<typeof createAlertSchema>,
    ): Promise<JobAlert> {
      const now = clock.now()
      const text = writeSearch(search)
      const readAlert = await read(accountId, text)
      const created = await db.transaction().execute(async (tx) => {
        const alert = await alerts.putAlert(tx, {
          id: newId(),
          candidate_id: accountId,
          search: text,
          frequency,
          ...readAlert,
          paused_until: null,
          stopped_at: null,
          looked_at: now,
          created_at: now,
          updated_at: now,
        })
        if (!alert) throw new AppError('ALERTS_FULL')
        await alerts.setDue(tx, alert.id, dueAt(frequency, now))
        await settings.agree(tx, accountId, 'alerts')
        return alert
      })
      return await presentOne(created)
    },

    /** @throws AppError NOT_FOUND, ALERT_EXISTS, UNKNOWN_PINCODE */
    async edit(
      viewer: Viewer,
      alertId: string,
      { search, frequency }: z.output<typeof editAlertSchema>,
    ): Promise<JobAlert> {
      const now = clock.now()
      const readAlert = search && (await readChanged(viewer.accountId, search))
      return await change(viewer, alertId, async (tx, alert) => {
        if (readAlert && readAlert.search !== alert.search) {
          if (await alerts.hasSameSearch(tx, alert, readAlert.search)) {
            throw new AppError('ALERT_EXISTS')
          }
          // What the search before has found is not what is asked for now.
          await alerts.dropUntold(tx, alert.id)
        }
        if (frequency !== undefined && frequency !== alert.frequency) {
          await alerts.setDue(tx, alert.id, dueAt(frequency, now))
        }
        return await alerts.updateAlert(tx, alert.id, {
          ...readAlert,
          ...(frequency !== undefined && { frequency }),
          looked_at: now,
          updated_at: now,
        })
      })
    },

    /**
     * A paused alert finds nothing until its day. Without a day it starts again, also one that stopped by itself.
     * @throws AppError NOT_FOUND, INVALID_FORM
     */
    async pause(
      viewer: Viewer,
      alertId: string,
      { until }: z.output<typeof pauseAlertSchema>,
    ): Promise<JobAlert> {
      const now = clock.now()
      const days = until === undefined ? 0 : daysBetween(indiaDate(now), until)
      if (until !== undefined && (days < 1 || days > limits.alertPauseDays)) {
        throw new AppError('INVALID_FORM', { fields: { until: 'alert.pauseDay' } })
      }
      return await change(viewer, alertId, async (tx, alert) => {
        if (until !== undefined) await alerts.dropUntold(tx, alert.id)
        return await alerts.updateAlert(tx, alert.id, {
          paused_until: until ?? null,
          ...(until === undefined && { stopped_at: null }),
          looked_at: now,
          updated_at: now,
        })
      })
    },

    /**
     * One that is gone already is no mistake.
     * @throws AppError NOT_FOUND for what is no id
     */
    async remove({ accountId }: Viewer, alertId: string): Promise<void> {
      if (!isId(alertId)) throw new AppError('NOT_FOUND')
      await db.transaction().execute(async (tx) => {
        const alert = await alerts.lockAlert(tx, accountId, alertId)
        if (alert) await alerts.deleteAlert(tx, alert.id)
      })
    },

    /** Alerts that nobody looks at stop by themselves. */
    async look({ accountId }: Viewer): Promise<void> {
      const now = clock.now()
      await alerts.setLooked(db, accountId, { now, before: new Date(now.getTime() - dayMs) })
    },
  }

  async function readChanged(accountId: string, search: AlertSearch) {
    const text = writeSearch(search)
    return { search: text, ...(await read(accountId, text)) }
  }
}
