import { sql } from 'kysely'
import type { Insertable, Kysely } from 'kysely'
import type { DB, RunningNodes } from '../db/types.ts'

export async function putNode(db: Kysely<DB>, node: Insertable<RunningNodes>): Promise<void> {
  const { id: _, started_at: _started, version: _version, ...seen } = node
  await db
    .insertInto('running_nodes')
    .values(node)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
    .execute()
}

export async function dropNode(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('running_nodes').where('id', '=', id).execute()
}

export async function dropSilentNodes(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('running_nodes').where('seen_at', '<', before).execute()
}

/** In one order for all processes, so that none waits for another in a circle. */
const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1

export async function addActs(
  db: Kysely<DB>,
  hour: Date,
  acts: ReadonlyMap<string, number>,
): Promise<void> {
  if (acts.size === 0) return
  await db
    .insertInto('act_counts')
    .values([...acts].toSorted(byName).map(([act, count]) => ({ hour, act, count })))
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'act'])
        .doUpdateSet({ count: sql<number>`act_counts.count + excluded.count` }),
    )
    .execute()
}

export async function dropOldActs(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('act_counts').where('hour', '<', before).execute()
}

export type ProviderTimes = { readonly succeededAt?: Date; readonly failedAt?: Date }

export async function putProviders(
  db: Kysely<DB>,
  providers: ReadonlyMap<string, ProviderTimes>,
): Promise<void> {
  if (providers.size === 0) return
  await db
    .insertInto('provider_states')
    .values(
      [...providers].toSorted(byName).map(([provider, { succeededAt, failedAt }]) => ({
        provider,
        succeeded_at: succeededAt ?? null,
        failed_at: failedAt ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet({
        succeeded_at: sql<Date>`greatest(provider_states.succeeded_at, excluded.succeeded_at)`,
        failed_at: sql<Date>`greatest(provider_states.failed_at, excluded.failed_at)`,
      }),
    )
    .execute()
}
