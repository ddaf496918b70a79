import { statfs } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import { countedActs } from '#contract/operations.ts'
import type { ProviderName, SystemState } from '#contract/operations.ts'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import { findLastBackup } from './last-backup.repository.ts'
import type { Pulse } from './pulse.ts'
import * as system from './system.repository.ts'

/** Longer than a few of its beats. */
const seenMs = 90_000
const hourMs = 3_600_000

type Needs = {
  db: Kysely<DB>
  clock: Clock
  pulse: Pick<Pulse, 'beat'>
  version: string
  /** The outside services that are configured. */
  providers: readonly ProviderName[]
  storage: { kind: 'disk'; folder: string } | { kind: 's3' }
}

/** How the product is, over all its processes, for whoever runs it. */
export function createSystem({ db, clock, pulse, version, providers, storage }: Needs) {
  return {
    async getSystem(): Promise<SystemState> {
      await pulse.beat()
      const now = clock.now()
      const nodes = await system.listNodes(db, new Date(now.getTime() - seenMs))
      const { schema, ...database } = await system.readDatabase(db)
      const known = new Map((await system.listProviders(db)).map((row) => [row.provider, row]))
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
          lagMs: node.lag_ms,
        })),
        database,
        queue: await system.readQueue(db),
        storage: { kind: storage.kind, freeBytes: await freeBytes() },
        providers: providers.map((name) => ({
          name,
          succeededAt: known.get(name)?.succeeded_at?.toISOString() ?? null,
          failedAt: known.get(name)?.failed_at?.toISOString() ?? null,
        })),
        acts: await countActs(now.getTime()),
        backup: { madeAt: await findLastBackup(db) },
      }
    },
  }

  async function freeBytes(): Promise<number | null> {
    if (storage.kind !== 'disk') return null
    const { bavail, bsize } = await statfs(storage.folder)
    return bavail * bsize
  }

  /** By whole hours: the present one with the one before it, and the last 24. */
  async function countActs(now: number): Promise<SystemState['acts']> {
    const thisHour = Math.floor(now / hourMs) * hourMs
    const rows = await system.countActs(db, {
      hour: new Date(thisHour - hourMs),
      day: new Date(thisHour - 23 * hourMs),
    })
    return countedActs.map((act) => {
      const { hour = 0, day = 0 } = rows.find((row) => row.act === act) ?? {}
      return { act, hour, day }
    })
  }
}
