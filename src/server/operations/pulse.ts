import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { ProviderName } from '#contract/operations.ts'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import type { TalliedAct } from '../lib/tally.ts'
import * as repository from './pulse.repository.ts'
import type { ProviderTimes } from './pulse.repository.ts'
import { createRecentAnswers } from './recent-answers.ts'

const beatMs = 20_000
const silentMs = 600_000
const hourMs = 3_600_000
const actsKeptDays = 90

export type Pulse = ReturnType<typeof createPulse>

/**
 * What this process tells the others of itself, through the database they share: that it is there,
 * how it does, and what it counted since it last told.
 */
export function createPulse({
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
  let acts = new Map<string, number>()
  let providers = new Map<string, ProviderTimes>()
  let timer: NodeJS.Timeout | undefined
  let beating: Promise<void> | undefined

  /** What could not be told is told the next time. */
  async function beat(): Promise<void> {
    const now = clock.now()
    const [ownActs, ownProviders] = [acts, providers]
    acts = new Map()
    providers = new Map()
    try {
      const { requests, errors } = answers.sum(now.getTime())
      await db.transaction().execute(async (trx) => {
        await repository.putNode(trx, {
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
        await repository.addActs(trx, hour, ownActs)
        await repository.putProviders(trx, ownProviders)
      })
      lag.reset()
    } catch (error) {
      for (const [act, count] of ownActs) acts.set(act, (acts.get(act) ?? 0) + count)
      providers = new Map([...ownProviders, ...providers])
      throw error
    }
  }

  const beatQuietly = async () => {
    await (beating ??= beat()
      .catch((error: unknown) => log.debug({ error }, 'The pulse could not be told'))
      .finally(() => (beating = undefined)))
  }

  return {
    beat,
    countAct: (act: TalliedAct) => void acts.set(act, (acts.get(act) ?? 0) + 1),
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
      void beatQuietly()
      timer = setInterval(() => void beatQuietly(), beatMs)
      timer.unref()
    },

    async stop(): Promise<void> {
      if (timer === undefined) return
      clearInterval(timer)
      lag.disable()
      await beatQuietly()
      await repository
        .dropNode(db, id)
        .catch((error: unknown) => log.debug({ error }, 'The pulse could not be ended'))
    },

    /** Clears away what nobody looks at any more. */
    async forgetOld(): Promise<void> {
      const now = clock.now().getTime()
      await repository.dropSilentNodes(db, new Date(now - silentMs))
      await repository.dropOldActs(db, new Date(now - actsKeptDays * 24 * hourMs))
    },
  }
}
