import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import { defineStatement, opaque } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'
import { cardColumns } from './job-columns.ts'
import type { JobCardRow } from './job-columns.ts'

const directions = {
  later: { compare: sql`>`, order: sql`asc` },
  earlier: { compare: sql`<`, order: sql`desc` },
} as const

/** The live jobs of the category of `jobs` that are next to it by age, read in the order of an index. */
const neighbours = (
  now: RawBuilder<Date>,
  rank: number,
  town: RawBuilder<unknown>,
  towards: keyof typeof directions,
) => {
  const { compare, order } = directions[towards]
  return sql`(
    select near.id, near.xmin, ${sql.lit(rank)} as rank
    from jobs as near
    where near.status = 'accepted' and near.expires_at > ${now}
      and near.category = jobs.category and near.city ${town} jobs.city
      and (near.live_at, near.id) ${compare} (jobs.live_at, jobs.id)
    order by near.live_at ${order}, near.id ${order}
    limit ${sql.lit(limits.similarJobs)})`
}

/**
 * The live jobs like the one in `jobs`, as `(id, xmin, rank)`: its category in its city first, then elsewhere; those that
 * came after it first. A new job changes only its neighbours' lists, so most pages stay as they are. The parts are read one
 * after another, and none once there are enough.
 */
export const similarTo = (now: RawBuilder<Date>) => sql`(
  ${neighbours(now, 1, sql`=`, 'later')} union all ${neighbours(now, 2, sql`=`, 'earlier')} union all
  ${neighbours(now, 3, sql`<>`, 'later')} union all ${neighbours(now, 4, sql`<>`, 'earlier')}
  limit ${sql.lit(limits.similarJobs)})`

const similarJobs = defineStatement<
  { ids: readonly string[]; now: Date },
  JobCardRow & { readonly similarTo: string }
>((db, param) => ({
  compile: () => {
    const columns = cardColumns.map((column) => sql.ref(column.replace('jobs.', 'card.')))
    return sql<JobCardRow & { readonly similarTo: string }>`
      select ${sql.join(columns)}, jobs.id as "similarTo"
      from jobs
        cross join lateral ${similarTo(opaque(param('now'), 'timestamptz'))} as neighbour
        join jobs as card on card.id = neighbour.id
      where jobs.id = any(${opaque(param('ids'), 'uuid[]')})
      order by neighbour.rank, abs(extract(epoch from card.live_at - jobs.live_at)), card.id`.compile(
      db,
    )
  },
}))

/** The live jobs like each job, in the order of the ids. */
export async function findSimilarJobs(
  db: Kysely<DB>,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<JobCardRow[][]> {
  const rows = await similarJobs(db, { ids, now })
  return ids.map((id) => rows.filter((row) => row.similarTo === id.toLowerCase()))
}
