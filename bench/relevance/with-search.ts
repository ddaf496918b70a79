import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '#server/db/client.ts'
import { readDatabase } from '#server/db/replica-reader.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/supervisor.ts'
import { migrate } from '#server/db/migrate.ts'
import { silentLog } from '#server/lib/log.ts'
import { loadPincodeTable } from '#server/features/places/pincode-table.ts'
import { createPlacesService } from '#server/features/places/places.service.ts'
import { citiesOf } from '#server/features/landing-pages/cities.ts'
import { createFilteredSearch } from '#server/features/job-search/filtered-search.service.ts'
import type { FilteredSearch } from '#server/features/job-search/filtered-search.service.ts'
import { createSearchService } from '#server/features/job-search/search.service.ts'
import { fillMarket } from '../market/fill.ts'
import type { FillableMarket } from '../market/fill.ts'

/** Searches a market in a database of its own, as the calls of the API do. */
export async function withSearch(
  market: FillableMarket,
  { seed, now }: { seed: number; now: Date },
  act: (search: FilteredSearch) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-relevance-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog(), durable: false })
  const { db, pool, close } = createDatabase({
    connectionString: postgres.connectionString,
    max: 4,
  })
  try {
    await migrate(pool)
    await fillMarket(db, market, { seed })
    const pincodes = loadPincodeTable()
    const search = createSearchService({
      db,
      readDb: db,
      read: readDatabase(db),
      clock: { now: () => now },
      log: silentLog(),
      locate: pincodes.find,
      countLookup: () => undefined,
      towns: [...citiesOf(pincodes).values()],
    })
    await act(
      createFilteredSearch({
        search,
        places: createPlacesService({ pincodes, areas: { find: () => [] } }),
      }),
    )
  } finally {
    await close()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
