import { sql } from 'kysely'
import type { Insertable, Kysely } from 'kysely'
import type { DB, RunningNodes } from '#server/db/types.ts'

export async function upsertNode(db: Kysely<DB>, node: Insertable<RunningNodes>): Promise<void> {
  const { id: _, started_at: _started, version: _version, ...seen } = node
  await db
    .insertInto('running_nodes')
    .values(node)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
    .execute()
}

export async function deleteNode(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('running_nodes').where('id', '=', id).execute()
}

export async function deleteSilentNodes(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('running_nodes').where('seen_at', '<', before).execute()
}

/** All processes write rows in this order, to prevent deadlocks. */
const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1

export async function addActionCounts(
  db: Kysely<DB>,
  hour: Date,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  if (counts.size === 0) return
  await db
    .insertInto('act_counts')
    .values([...counts].toSorted(byName).map(([act, count]) => ({ hour, act, count })))
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'act'])
        .doUpdateSet({ count: sql<number>`act_counts.count + excluded.count` }),
    )
    .execute()
}

export async function deleteOldActionCounts(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('act_counts').where('hour', '<', before).execute()
}

export type ProviderTimes = { readonly succeededAt?: Date; readonly failedAt?: Date }

export async function upsertProviders(
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
