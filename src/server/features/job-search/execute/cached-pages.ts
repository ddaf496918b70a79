import type { Kysely } from 'kysely'
import { createBatcher } from '#server/cache/batch.ts'
import type { CountLookup } from '#server/lib/count-lookup.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Page } from '#server/lib/page.ts'
import { findOutdated } from './cached-pages.repository.ts'
import type { Snapshot } from './cached-pages.repository.ts'
import { createResultCache } from './result-cache.ts'
import type { FoundCard } from './search.repository.ts'

/** A job that was found; `distanceKm` is there where the query has a place. */
export type FoundJob = {
  readonly card: FoundCard
  readonly distanceKm?: number
  /** Whether it matches a part of the text, or nearly. */
  readonly isPartMatch?: true
}

/** Everything that was committed by the snapshot is on the page; a replica's page has none. */
export type FoundPage = Page<FoundJob> & { readonly snapshot: Snapshot | undefined }

type CachedPage = { readonly page: FoundPage; readonly at: number }

/** A replica may lag behind by this time too. */
const replicaTtlMs = 5_000
/** The common searches stay, although as many searches that nobody repeats come between them. */
const maxPages = 1_500

type Deps = { db: Kysely<DB>; clock: Clock; countLookup: CountLookup }

/**
 * Pages of live jobs, cached for half a minute for all who send the same query. At each request the
 * database checks that every job of the page is live and unchanged and that no job was written
 * since; otherwise the page is searched again.
 */
export function createCachedPages({ db, clock, countLookup }: Deps) {
  const cache = createResultCache<CachedPage>({ clock, maxResults: maxPages })

  const areCurrent = createBatcher(async (requested: readonly CachedPage[]) => {
    const pages = [...new Set(requested)]
    const shown = new Map(
      pages.flatMap(({ page }) => page.items.map(({ card }) => [card.id, card.changed] as const)),
    )
    const outdated = await findOutdated(db, {
      ids: [...shown.keys()],
      changes: [...shown.values()],
      snapshots: [...new Set(pages.flatMap(({ page }) => page.snapshot ?? []))],
      now: clock.now(),
    })
    return requested.map(
      ({ page: { items, snapshot } }) =>
        items.every(({ card }) => !outdated.has(card.id) && shown.get(card.id) === card.changed) &&
        (snapshot === undefined || !outdated.has(snapshot)),
    )
  })

  async function isCurrent(cached: CachedPage): Promise<boolean> {
    const isOld = clock.now().getTime() - cached.at >= replicaTtlMs
    if (cached.page.snapshot === undefined && isOld) return false
    return await areCurrent(cached)
  }

  return {
    cachePages<Input>(
      find: (input: Input) => Promise<FoundPage>,
    ): (key: string, input: Input) => Promise<Page<FoundJob>> {
      return async (key, input) => {
        let isOwnLoad = false
        const load = async () => {
          isOwnLoad = true
          const at = clock.now().getTime()
          return { page: await find(input), at }
        }
        const cached = await cache.getOrLoad(key, load)
        // The load of another request may have begun before this request.
        const isHit = !isOwnLoad && (await isCurrent(cached))
        countLookup('results', isHit ? 'hit' : 'miss')
        if (isOwnLoad || isHit) return cached.page
        if (cache.get(key) === cached) cache.delete(key)
        return (await cache.getOrLoad(key, load)).page
      }
    },

    /** Clears the cache: the same words mean something else from now on. */
    clear: cache.clear,
  }
}
