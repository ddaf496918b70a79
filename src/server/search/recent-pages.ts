import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import { gatherLookups } from '../lib/gather-lookups.ts'
import type { Page } from '../lib/page.ts'
import { createKeptAnswers, halfMinuteMs } from './kept-answers.ts'
import { findJoined, findOutdated } from './recent-pages.repository.ts'
import type { Snapshot } from './recent-pages.repository.ts'
import type { FoundCard } from './search.repository.ts'

/** A job that was found; `distanceKm` is there where a place was asked for. */
export type FoundJob = { readonly card: FoundCard; readonly distanceKm?: number }

/** Without a basis when the answer is a copy's. */
export type FoundPage = Page<FoundJob> & { readonly basis: Basis | undefined }

/** So long a copy of the database may lack a new job. */
const keptFromCopyMs = 5_000
const mostKept = 500
const mostCards = 5_000

/** What a page was found by. */
export type Basis = {
  /** All that was committed by then was looked at. */
  readonly seen: Snapshot
  /** A tsquery that every job of the page matches, and each that could be on it; undefined where all jobs could. */
  readonly query: string | undefined
}

type KeptPage = {
  readonly page: Page<FoundJob>
  readonly at: number
  /** Up to when no job came that could be on it; undefined where a copy was asked, which is behind in any case. */
  seen: Snapshot | undefined
  readonly query: string | undefined
}

export type RecentPages = ReturnType<typeof createRecentPages>

/**
 * Pages of live jobs, found once for all who ask the same within half a minute. Of the database is asked each time whether
 * every job of a page is live and as it was, and whether one came that could be on it, whoever put it there; then the page
 * is found anew.
 */
export function createRecentPages({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const kept = createKeptAnswers<Promise<KeptPage>>({ clock, keptMs: halfMinuteMs, mostKept })
  const cards = new Map<string, FoundCard>()

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
    find: (asked: Asked) => Promise<FoundPage>,
    asked: Asked,
  ): Promise<KeptPage> {
    const at = clock.now().getTime()
    const { basis, ...page } = await find(asked)
    const items = page.items.map((job) => ({ ...job, card: sharedCard(job.card) }))
    return { page: { ...page, items }, at, seen: basis?.seen, query: basis?.query }
  }

  const areCurrent = gatherLookups(async (asked: readonly KeptPage[]) => {
    const pages = [...new Set(asked)]
    const shown = new Map(
      pages.flatMap(({ page }) => page.items.map(({ card }) => [card.id, card.changed] as const)),
    )
    const outdated = await findOutdated(db, {
      ids: [...shown.keys()],
      changes: [...shown.values()],
      snapshots: [...new Set(pages.flatMap(({ seen }) => seen ?? []))],
      now: clock.now(),
    })
    const isAsShown = ({ page }: KeptPage) =>
      page.items.every(({ card }) => !outdated.has(card.id) && shown.get(card.id) === card.changed)
    const isComplete = ({ seen }: KeptPage) => seen === undefined || !outdated.has(seen)
    const asShown = pages.filter(isAsShown)
    const current = new Set(asShown.filter(isComplete))
    for (const page of await catchUp(asShown.filter((each) => !isComplete(each)))) current.add(page)
    return asked.map((each) => current.has(each))
  })

  /** Jobs came, but not for these: so from then on they need not be asked about again. */
  async function catchUp(pages: readonly KeptPage[]): Promise<KeptPage[]> {
    const found = await findJoined(db, {
      snapshots: pages.flatMap(({ seen }) => seen ?? []),
      queries: pages.map(({ query }) => query ?? null),
    })
    return pages.filter((page, index) => {
      const told = found[index]
      if (!told || told.hasNew) return false
      page.seen = told.seen
      return true
    })
  }

  async function isCurrent(known: KeptPage): Promise<boolean> {
    const isOld = clock.now().getTime() - known.at >= keptFromCopyMs
    if (known.seen === undefined && isOld) return false
    return await areCurrent(known)
  }

  return {
    keep<Asked>(
      find: (asked: Asked) => Promise<FoundPage>,
    ): (key: string, asked: Asked) => Promise<Page<FoundJob>> {
      return async (key, asked) => {
        const known = await kept.get(key)
        if (known && (await isCurrent(known))) return known.page
        const finding = findShared(find, asked)
        kept.set(key, finding)
        try {
          const { page } = await finding
          return page
        } catch (error) {
          kept.drop(key)
          throw error
        }
      }
    },

    /** The same words mean something else from now on. */
    forget: kept.dropAll,
  }
}
