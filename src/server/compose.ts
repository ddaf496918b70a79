import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Config } from './config.ts'
import type { DB } from './db/types.ts'
import { systemClock } from './lib/clock.ts'
import type { Clock } from './lib/clock.ts'
import type { Log } from './lib/log.ts'
import { loadPincodeTable } from './places/pincode-table.ts'
import { createPlacesService } from './places/places.service.ts'

type Foundations = {
  config: Config
  db: Kysely<DB>
  pool: Pool
  log: Log
  clock?: Clock
}

export type Composition = Awaited<ReturnType<typeof compose>>
export type Services = Composition['services']

/** The composition root: the only place that picks adapters and builds services. */
export async function compose({ config, db, pool, log, clock = systemClock }: Foundations) {
  const places = createPlacesService({ pincodes: loadPincodeTable() })

  return {
    config,
    db,
    pool,
    log,
    clock,
    services: { places },
    /** Begins the background work; `close` ends it. */
    startBackground: async () => {},
    close: async () => {},
  }
}
