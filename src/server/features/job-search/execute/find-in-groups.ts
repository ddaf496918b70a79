import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { findJobs } from './find-jobs.ts'
import { firstPosition, maxRowsRead } from './search.repository.ts'
import type { FoundCard, LivePosition, RankedCard, RankedInput } from './search.repository.ts'
import { allOf, anyOf } from '../query/text-query.rules.ts'
import type { TextQuery } from '../query/text-query.rules.ts'

/** Jobs with the same rank in an order: of the same pay, or equally far away. */
export type OrderGroup = { readonly rank: number; readonly terms: TextQuery }

export type Ranking = {
  /** The highest rank first. */
  readonly groups: readonly OrderGroup[]
  /**
   * What the jobs of a run of groups have; nothing where every job is in one of the groups. Jobs of those before may have it
   * too: they are found and few.
   */
  readonly termsOf: (run: readonly OrderGroup[], before: readonly OrderGroup[]) => TextQuery[]
  /** Finds jobs of several groups at once. */
  readonly find: (
    db: Kysely<DB>,
    input: RankedInput & { readonly query: TextQuery },
  ) => Promise<RankedCard[]>
}

export type RankedPosition = LivePosition & { readonly rank: number }

type Input = {
  readonly query: TextQuery | undefined
  readonly pincodes: readonly string[] | undefined
  readonly after: RankedPosition | undefined
  readonly now: Date
  readonly limit: number
  /** About how many jobs are live; below 0 when it is not known. */
  readonly liveJobs: number
}

export type RankedFound = FoundCard & { readonly rank: number }

export type FoundInOrder = {
  readonly found: RankedFound[]
  /** How many match in all; undefined where they were not all read. */
  readonly count: number | undefined
}

/** Where fewer matches are expected, all are read, whatever their groups. */
const maxExpected = maxRowsRead / 3

/**
 * Jobs that match, group after group, in each group the newest first. Groups with few matches are read together and a group
 * with many by itself, so that no statement reads more than `maxRowsRead` rows.
 */
export async function findInGroups(
  db: Kysely<DB>,
  { groups, termsOf, find }: Ranking,
  input: Input,
): Promise<FoundInOrder> {
  const { query, pincodes, after, now, limit, liveJobs } = input
  const perShare = (query?.share ?? 1) * Math.max(liveJobs, 0)
  const found: RankedFound[] = []
  let at = after ? groups.findIndex(({ rank }) => rank <= after.rank) : 0
  let wanted = 4 * limit
  let maxGroups = groups.length
  let isFew = query !== undefined && perShare <= maxExpected
  let count: number | undefined
  while (found.length < limit && at >= 0 && at < groups.length) {
    const run = isFew
      ? groups.slice(at)
      : takeRun(groups, { at, max: maxGroups, share: wanted / Math.max(perShare, 1) })
    const [group] = run
    if (!group) break
    const from = positionAfter(found, after)
    const filters = { pincodes, now, limit: limit - found.length }
    if (run.length === 1) {
      const rows = await findJobs(db, {
        ...filters,
        query: bothOf(query, group.terms) ?? group.terms,
        after: from?.rank === group.rank ? from : firstPosition,
        liveJobs,
      })
      found.push(...rows.map((row) => ({ ...row, rank: group.rank })))
    } else {
      const before = after && !isFew ? [] : groups.slice(0, at)
      const matched = await find(db, {
        ...filters,
        ...(from ?? { ...firstPosition, rank: group.rank + 1 }),
        query: bothOf(query, anyOf(termsOf(run, before))) ?? anyOfRun(run) ?? group.terms,
      })
      const read = matched[0]?.read ?? 0
      if (read >= maxRowsRead) {
        isFew = false
        maxGroups = Math.max(1, Math.floor(run.length / 4))
        continue
      }
      if (!after && run.length === groups.length) count = read
      found.push(...matched)
    }
    at += run.length
    // Fewer matched than expected, so the next read spans more groups.
    wanted *= 3
    maxGroups *= 3
  }
  return { found, count }
}

const anyOfRun = (run: readonly OrderGroup[]) => anyOf(run.map(({ terms }) => terms))

const bothOf = (one: TextQuery | undefined, other: TextQuery | undefined) =>
  allOf([one, other].filter((each) => each !== undefined))

function takeRun(
  groups: readonly OrderGroup[],
  { at, max, share }: { at: number; max: number; share: number },
): OrderGroup[] {
  const run: OrderGroup[] = []
  let runShare = 0
  for (const group of groups.slice(at, at + max)) {
    runShare += group.terms.share
    if (run.length > 0 && runShare > share) break
    run.push(group)
  }
  return run
}

function positionAfter(
  found: readonly RankedFound[],
  after: RankedPosition | undefined,
): RankedPosition | undefined {
  const last = found.at(-1)
  return last ? { rank: last.rank, liveAt: last.live_at, id: last.id } : after
}
