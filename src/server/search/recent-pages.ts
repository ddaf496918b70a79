import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import { gatherLookups } from '../lib/gather-lookups.ts'
import type { Page } from '../lib/page.ts'
import type { JobChanges } from './watch-job-changes.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { findOutdated } from './recent-pages.repository.ts'
import type { FoundCard } from './search.repository.ts'

/** A job that was found; `distanceKm` is there where a place was asked for. */
export type FoundJob = { readonly card: FoundCard; readonly distanceKm?: number }

/** So long another process's new jobs may be missing from a page that somebody just asked for. */
const keptMs = 5_000
const mostKept = 500
const mostCards = 5_000

export type RecentPages = ReturnType<typeof createRecentPages>

/**
 * Pages of live jobs, found once for all who ask the same within some seconds, unless this process changed a job.
 * Whether every job of a page is live and as it was is asked of the database each time; when one is not, the page is
 * found anew.
 */
export function createRecentPages({
  db,
  clock,
  changes,
}: {
  db: Kysely<DB>
  clock: Clock
  changes: JobChanges
}) {
  const kept = createKeptAnswers<Promise<Page<FoundJob>>>({ clock, keptMs, mostKept })
  const cards = new Map<string, FoundCard>()
  changes.onChange(kept.dropAll)

  /** The same row for all pages that show the job, as long as it is as it was. */
  function sharedCard(card: FoundCard): FoundCard {
    const known = cards.get(card.id)
    cards.delete(card.id)
    const shared = known?.changed === card.changed ? known : card
    cards.set(card.id, shared)
    const [oldest] = cards.keys()
    if (cards.size > mostCards && oldest !== undefined) cards.delete(oldest)
    return shared
  }

  async function findShared<Asked>(
    find: (asked: Asked) => Promise<Page<FoundJob>>,
    asked: Asked,
  ): Promise<Page<FoundJob>> {
    const page = await find(asked)
    return { ...page, items: page.items.map((job) => ({ ...job, card: sharedCard(job.card) })) }
  }

  const areCurrent = gatherLookups(async (pages: readonly (readonly FoundJob[])[]) => {
    const shown = new Map(
      pages.flatMap((jobs) => jobs.map(({ card }) => [card.id, card.changed] as const)),
    )
    const outdated = await findOutdated(db, {
      ids: [...shown.keys()],
      changes: [...shown.values()],
      now: clock.now(),
    })
    return pages.map((jobs) =>
      jobs.every(({ card }) => !outdated.has(card.id) && shown.get(card.id) === card.changed),
    )
  })

  return {
    keep<Asked>(
      find: (asked: Asked) => Promise<Page<FoundJob>>,
    ): (key: string, asked: Asked) => Promise<Page<FoundJob>> {
      return async (key, asked) => {
        const known = await kept.get(key)
        if (known && (known.items.length === 0 || (await areCurrent(known.items)))) return known
        const finding = findShared(find, asked)
        if (changes.haveSettledBefore(performance.now())) kept.set(key, finding)
        try {
          return await finding
        } catch (error) {
          kept.drop(key)
          throw error
        }
      }
    },
  }
}
