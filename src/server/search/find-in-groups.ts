import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import { findJobs } from './find-jobs.ts'
import { firstPosition, mostRead } from './search.repository.ts'
import type { FoundCard, LivePosition, RankedCard, RankedWish } from './search.repository.ts'
import { allOf, anyOf } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'

/** Jobs that stand at one place of an order: of one pay, or equally far. */
export type OrderGroup = { readonly rank: number; readonly terms: TextQuery }

export type Ranking = {
  /** The highest rank first. */
  readonly groups: readonly OrderGroup[]
  /** Jobs of several groups. */
  readonly find: (
    db: Kysely<DB>,
    wish: RankedWish & { readonly query: TextQuery },
  ) => Promise<RankedCard[]>
}

export type RankedPosition = LivePosition & { readonly rank: number }

type Wish = {
  readonly query: TextQuery | undefined
  readonly pincodes: readonly string[] | undefined
  readonly after: RankedPosition | undefined
  readonly now: Date
  readonly limit: number
  /** About how many jobs are live; below 0 when nobody knows. */
  readonly liveJobs: number
}

export type RankedFound = FoundCard & { readonly rank: number }

/**
 * Jobs that match, group after group, in each the newest first. Groups with few matches are read together, one with many
 * is searched as a list of its own, so that no question reads more than `mostRead` rows.
 */
export async function findInGroups(
  db: Kysely<DB>,
  { groups, find }: Ranking,
  wish: Wish,
): Promise<RankedFound[]> {
  const { query, pincodes, after, now, limit, liveJobs } = wish
  const perShare = (query?.share ?? 1) * Math.max(liveJobs, 0)
  const found: RankedFound[] = []
  let at = after ? groups.findIndex(({ rank }) => rank <= after.rank) : 0
  let wanted = 4 * limit
  let mostGroups = groups.length
  while (found.length < limit && at >= 0 && at < groups.length) {
    const run = takeRun(groups, { at, most: mostGroups, share: wanted / Math.max(perShare, 1) })
    const [group] = run
    const terms = anyOf(run.map((each) => each.terms))
    if (!group || !terms) break
    const from = positionAfter(found, after)
    const asked = { pincodes, now, limit: limit - found.length }
    const both = query ? allOf([query, terms]) : terms
    if (run.length === 1) {
      const position = from?.rank === group.rank ? from : firstPosition
      const rows = await findJobs(db, { ...asked, query: both ?? terms, after: position, liveJobs })
      found.push(...rows.map((row) => ({ ...row, rank: group.rank })))
    } else {
      const position = from ?? { ...firstPosition, rank: group.rank + 1 }
      const matched = await find(db, {
        ...asked,
        ...position,
        query: both ?? terms,
      })
      if ((matched[0]?.read ?? 0) >= mostRead) {
        mostGroups = Math.max(1, Math.floor(run.length / 4))
        continue
      }
      found.push(...matched)
    }
    at += run.length
    // Fewer were there than one could know; the further they are looked for, the wider.
    wanted *= 3
    mostGroups *= 3
  }
  return found
}

function takeRun(
  groups: readonly OrderGroup[],
  { at, most, share }: { at: number; most: number; share: number },
): OrderGroup[] {
  const run: OrderGroup[] = []
  let together = 0
  for (const group of groups.slice(at, at + most)) {
    together += group.terms.share
    if (run.length > 0 && together > share) break
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
