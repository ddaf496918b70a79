import { statfs } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import { countedActions } from '#contract/operations/schemas.ts'
import type { ChannelCost, ProviderName, SystemState } from '#contract/operations/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import { findLastBackup } from './last-backup.repository.ts'
import type { Heartbeat } from './node-heartbeat.ts'
import * as system from './system.repository.ts'

/** A node is shown for a few beats after its last one. */
const seenMs = 90_000
const hourMs = 3_600_000

type Deps = {
  db: Kysely<DB>
  clock: Clock
  heartbeat: Pick<Heartbeat, 'beat'>
  version: string
  /** The outside services that are configured. */
  providers: readonly ProviderName[]
  storage: { kind: 'disk'; folder: string } | { kind: 's3' }
  listCosts: () => Promise<ChannelCost[]>
}

/** The state of the whole system, over all processes. */
export function createSystem(deps: Deps) {
  const { db, clock, heartbeat, version, providers, storage, listCosts } = deps
  return {
    async getSystem(): Promise<SystemState> {
      await heartbeat.beat()
      const now = clock.now()
      const nodes = await system.listNodes(db, new Date(now.getTime() - seenMs))
      const { schema, ...database } = await system.readDatabase(db)
      const providerRows = new Map(
        (await system.listProviders(db)).map((row) => [row.provider, row]),
      )
      return {
        version,
        schema,
        minutes: limits.systemMinutes,
        nodes: nodes.map((node) => ({
          id: node.id,
          version: node.version,
          startedAt: node.started_at.toISOString(),
          seenAt: node.seen_at.toISOString(),
          requests: node.requests,
          errors: node.errors,
          memoryBytes: node.memory_bytes,
        })),
        database,
        queue: await system.readQueue(db),
        storage: { kind: storage.kind, freeBytes: await freeBytes() },
        providers: providers.map((name) => ({
          name,
          succeededAt: providerRows.get(name)?.succeeded_at?.toISOString() ?? null,
          failedAt: providerRows.get(name)?.failed_at?.toISOString() ?? null,
        })),
        acts: await countActions(now.getTime()),
        costs: await listCosts(),
        backup: { madeAt: await findLastBackup(db) },
      }
    },
  }

  async function freeBytes(): Promise<number | null> {
    if (storage.kind !== 'disk') return null
    const { bavail, bsize } = await statfs(storage.folder)
    return bavail * bsize
  }

  /** Counts by whole hours: the current and the previous hour, and the last 24. */
  async function countActions(now: number): Promise<SystemState['acts']> {
    const thisHour = Math.floor(now / hourMs) * hourMs
    const rows = await system.countActions(db, {
      hour: new Date(thisHour - hourMs),
      day: new Date(thisHour - 23 * hourMs),
    })
    return countedActions.map((act) => {
      const { hour = 0, day = 0 } = rows.find((row) => row.act === act) ?? {}
      return { act, hour, day }
    })
  }
}
