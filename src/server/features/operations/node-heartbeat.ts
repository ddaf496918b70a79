import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Kysely } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { ProviderName } from '#contract/operations/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import { newId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import type { CountedAction } from '#server/lib/count-action.ts'
import * as repository from './node-heartbeat.repository.ts'
import type { ProviderTimes } from './node-heartbeat.repository.ts'
import { createRecentAnswers } from './recent-answers.ts'

const beatMs = 20_000
const silentMs = 600_000
const hourMs = 3_600_000
const countDays = 90

export type Heartbeat = ReturnType<typeof createHeartbeat>

/**
 * The heartbeat of this process. It writes the process's state and the counts since the last beat to
 * the database, for the system page of any node.
 */
export function createHeartbeat({
  db,
  clock,
  log,
  version,
}: {
  db: Kysely<DB>
  clock: Clock
  log: Log
  version: string
}) {
  const id = newId()
  const startedAt = clock.now()
  const answers = createRecentAnswers(limits.systemMinutes)
  const lag = monitorEventLoopDelay()
  let counts = new Map<string, number>()
  let providers = new Map<string, ProviderTimes>()
  let timer: NodeJS.Timeout | undefined
  let beating: Promise<void> | undefined

  /** Counts of a failed beat are added to the next one. */
  async function beat(): Promise<void> {
    const now = clock.now()
    const [unsavedCounts, unsavedProviders] = [counts, providers]
    counts = new Map()
    providers = new Map()
    try {
      const { requests, errors } = answers.sum(now.getTime())
      await db.transaction().execute(async (tx) => {
        await repository.upsertNode(tx, {
          id,
          version,
          started_at: startedAt,
          seen_at: now,
          requests,
          errors,
          memory_bytes: process.memoryUsage.rss(),
          lag_ms: Math.round((Number.isFinite(lag.mean) ? lag.percentile(99) : 0) / 1e6),
        })
        const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
        await repository.addActionCounts(tx, hour, unsavedCounts)
        await repository.upsertProviders(tx, unsavedProviders)
      })
      lag.reset()
    } catch (error) {
      for (const [act, count] of unsavedCounts) counts.set(act, (counts.get(act) ?? 0) + count)
      providers = new Map([...unsavedProviders, ...providers])
      throw error
    }
  }

  const tryBeat = async () => {
    await (beating ??= beat()
      .catch((error: unknown) => log.debug({ error }, 'The heartbeat could not be written'))
      .finally(() => (beating = undefined)))
  }

  return {
    beat,
    countAction: (act: CountedAction) => void counts.set(act, (counts.get(act) ?? 0) + 1),
    countAnswer: (status: number) => answers.count(status, clock.now().getTime()),
    noteProvider(name: ProviderName, isGood: boolean): void {
      const now = clock.now()
      providers.set(name, {
        ...providers.get(name),
        ...(isGood ? { succeededAt: now } : { failedAt: now }),
      })
    },

    start(): void {
      lag.enable()
      void tryBeat()
      timer = setInterval(() => void tryBeat(), beatMs)
      timer.unref()
    },

    async stop(): Promise<void> {
      if (timer === undefined) return
      clearInterval(timer)
      lag.disable()
      await tryBeat()
      await repository
        .deleteNode(db, id)
        .catch((error: unknown) => log.debug({ error }, 'The heartbeat could not be deleted'))
    },

    /** Deletes silent nodes and old counts. */
    async deleteOld(): Promise<void> {
      const now = clock.now().getTime()
      await repository.deleteSilentNodes(db, new Date(now - silentMs))
      await repository.deleteOldActionCounts(db, new Date(now - countDays * 24 * hourMs))
    },
  }
}
