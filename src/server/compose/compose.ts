import type { DatabaseConnection } from '#server/db/client.ts'
import { createReadDatabase } from '#server/db/read-database.ts'
import { createReplicaReader } from '#server/db/replica-reader.ts'
import { createAudit } from '#server/features/audit/audit.service.ts'
import { createHeartbeat } from '#server/features/operations/node-heartbeat.ts'
import { createDrainState } from '#server/http/overload/drain-state.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { Clock } from '#server/lib/clock.ts'
import { createLanguages } from '#server/lib/languages.ts'
import { readVersion } from '#server/lib/product-version.ts'
import { createOutbox } from '#server/local/outbox/outbox.service.ts'
import { createMetrics } from '#server/telemetry/metrics.ts'
import { createAdapters } from './adapters.ts'
import type { GivenAdapters } from './adapters.ts'
import { createBackground } from './background.ts'
import type { Deps } from './deps.ts'
import { createRooms } from './rooms.ts'

type ComposeDeps = GivenAdapters &
  Pick<Deps, 'config' | 'db' | 'pool' | 'log'> & {
    /** A replica of the database that may answer searches. */
    readonly replica?: Pick<DatabaseConnection, 'db' | 'pool'>
    readonly clock?: Clock
  }

export type Composition = Awaited<ReturnType<typeof compose>>
export type Services = Composition['services']

/** The composition root: the only place that picks adapters and builds services. */
export async function compose(given: ComposeDeps) {
  const { config, db, pool, log, clock = systemClock } = given
  const metrics = createMetrics({ pool })
  const readDb = createReadDatabase({ db, pool }, given.replica)
  const version = readVersion()
  const heartbeat = createHeartbeat({ db, clock, log, version })
  const deps: Deps = {
    config,
    db,
    readDb,
    pool,
    log,
    clock,
    languages: createLanguages(config.languages),
    outbox: createOutbox({ db, clock }),
    audit: createAudit({ clock }),
    metrics,
    heartbeat,
    countAction: (action) => {
      metrics.countAction(action)
      heartbeat.countAction(action)
    },
    version,
  }
  const adapters = await createAdapters({ ...deps, given })
  const searchReader = createReplicaReader({ db: readDb, pool, replica: given.replica, log })
  const rooms = createRooms({ ...deps, searchReader, adapters })
  const background = createBackground({ ...deps, fileStore: adapters.fileStore, rooms })

  return {
    ...deps,
    paymentProvider: adapters.paymentProvider,
    store: adapters.fileStore,
    drainState: createDrainState(),
    services: rooms.services,
    sweepOrphans: background.sweepOrphans,
    background: background.work,
    startBackground: background.start,
    close: async () => {
      await searchReader.close()
      await background.stop()
      await rooms.services.jobViews.close()
      await rooms.services.files.close()
    },
  }
}
