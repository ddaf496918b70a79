import { sql } from 'kysely'
import type { Insertable, Kysely, Transaction } from 'kysely'
import type { BlockKind, BlockReason, ValueKind } from '#contract/blocks/options.ts'
import type { Blocks, DB } from '#server/db/types.ts'
import { escapeLike } from '#server/lib/like-pattern.ts'

export type BlockRow = {
  readonly id: string
  readonly kind: BlockKind
  readonly value: string
  readonly shown: string
  readonly organisation_id: string | null
  readonly reason: BlockReason
  readonly note: string
  readonly blocked_by: string
  readonly blocked_by_name: string
  readonly blocked_at: Date
  readonly agreed_by_name: string | null
  readonly ends_at: Date | null
  readonly ended_at: Date | null
  readonly stopped: number
}

const nameOfAdmin = (column: string) => sql`(
  select coalesce(identities.email, identities.subject)
  from accounts join identities on identities.id = accounts.identity_id
  where accounts.id = ${sql.ref(column)}
)`

const selected = sql`
  select blocks.id, blocks.kind, blocks.value, blocks.reason, blocks.note, blocks.blocked_by, blocks.blocked_at,
    blocks.ends_at, blocks.ended_at, blocks.stopped, parts.organisation_id,
    case when blocks.kind = 'organisation' then coalesce(parts.name, '') else blocks.value end as shown,
    ${nameOfAdmin('blocks.blocked_by')} as blocked_by_name, ${nameOfAdmin('blocks.agreed_by')} as agreed_by_name
  from blocks
  left join blocks parent on parent.id = blocks.parent_id
  left join lateral (
    select owner.id::text as organisation_id,
      coalesce(nullif(profile.organization_name, ''), nullif(profile.name, '')) as name
    from accounts owner left join employer_profiles profile on profile.account_id = owner.id
    where owner.id::text = case when blocks.kind = 'organisation' then blocks.value else parent.value end
  ) parts on true`

export type ListedBlocks = { readonly kind: BlockKind | undefined; readonly search: string }

function isFound({ kind, search }: ListedBlocks) {
  const part = `%${escapeLike(search.toLowerCase())}%`
  return sql`blocks.ended_at is null and (${kind ?? null}::text is null or blocks.kind = ${kind ?? null})
    and (${search} = '' or lower(blocks.value) like ${part} or lower(parts.name) like ${part})`
}

/** What is blocked, newest first. */
export async function listBlocks(
  db: Kysely<DB>,
  {
    after,
    limit,
    ...of
  }: ListedBlocks & { after: { at: Date; id: string } | undefined; limit: number },
): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`${selected}
    where ${isFound(of)} and ${
      after
        ? sql`(blocks.blocked_at, blocks.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
        : sql`true`
    }
    order by blocks.blocked_at desc, blocks.id desc limit ${limit}`.execute(db)
  return rows
}

/** How many of each kind stand, whatever kind is listed. */
export async function countBlocks(
  db: Kysely<DB>,
  search: string,
): Promise<{ kind: BlockKind; count: number }[]> {
  const { rows } = await sql<{ kind: BlockKind; count: number }>`
    select found.kind, count(*)::int as count
    from (${selected} where ${isFound({ kind: undefined, search })}) found
    group by found.kind`.execute(db)
  return rows
}

export async function findBlock(db: Kysely<DB>, blockId: string): Promise<BlockRow | undefined> {
  const { rows } = await sql<BlockRow>`${selected} where blocks.id = ${blockId}`.execute(db)
  return rows[0]
}

export async function findOrganisationBlock(
  db: Kysely<DB>,
  organisationId: string,
): Promise<BlockRow | undefined> {
  const { rows } = await sql<BlockRow>`${selected}
    where blocks.kind = 'organisation' and blocks.value = ${organisationId} and blocks.ended_at is null`.execute(
    db,
  )
  return rows[0]
}

/** A block as it stands, locked until the transaction ends. */
export async function lockBlock(tx: Transaction<DB>, blockId: string) {
  return await tx
    .selectFrom('blocks')
    .select(['id', 'kind', 'value', 'blocked_by', 'blocked_at', 'agreed_at', 'ended_at'])
    .where('id', '=', blockId)
    .forUpdate()
    .executeTakeFirst()
}

/** Blocks whose time is over, without those that another one brought. */
export const listEnding = (db: Kysely<DB>, { now, limit }: { now: Date; limit: number }) =>
  db
    .selectFrom('blocks')
    .select('id')
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .where('parent_id', 'is', null)
    .orderBy('ends_at')
    .limit(limit)
    .execute()

/** Undefined when the value is blocked already. */
export async function insertBlock(
  tx: Transaction<DB>,
  row: Insertable<Blocks>,
): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('blocks')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'value']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export const findStanding = (db: Kysely<DB>, kind: BlockKind, value: string) =>
  db
    .selectFrom('blocks')
    .select('id')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

type End = { readonly blockId: string; readonly adminId: string; readonly note: string }

/** Ends a block, and those that it brought. */
export async function endBlocks(
  tx: Transaction<DB>,
  { blockId, adminId, note }: End,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('blocks')
    .set({ ended_by: adminId, ended_at: now, end_note: note })
    .where((row) => row.or([row('id', '=', blockId), row('parent_id', '=', blockId)]))
    .where('ended_at', 'is', null)
    .execute()
}

/** Makes a block final, and those that it brought. */
export async function agreeToBlocks(
  tx: Transaction<DB>,
  { blockId, adminId }: Omit<End, 'note'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('blocks')
    .set({ agreed_by: adminId, agreed_at: now })
    .where((row) => row.or([row('id', '=', blockId), row('parent_id', '=', blockId)]))
    .where('agreed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
}

/** Which of the values are blocked, each counted as stopped once more. */
export async function countStops(
  db: Kysely<DB>,
  values: readonly { readonly kind: ValueKind; readonly value: string }[],
): Promise<{ kind: ValueKind; value: string }[]> {
  const { rows } = await sql<{ kind: ValueKind; value: string }>`
    update blocks set stopped = stopped + 1
    from unnest(${values.map(({ kind }) => kind)}::text[], ${values.map(({ value }) => value)}::text[])
      as used (kind, value)
    where blocks.kind = used.kind and blocks.value = used.value and blocks.ended_at is null
    returning blocks.kind, blocks.value`.execute(db)
  return rows
}
