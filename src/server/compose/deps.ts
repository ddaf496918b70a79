import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Config } from '#server/config/config.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { Heartbeat } from '#server/features/operations/node-heartbeat.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { CountAction } from '#server/lib/count-action.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { Log } from '#server/lib/log.ts'
import type { Outbox } from '#server/local/outbox/outbox.service.ts'
import type { Metrics } from '#server/telemetry/metrics.ts'

/** What most parts of the program depend on. */
export type Deps = {
  readonly config: Config
  readonly db: Kysely<DB>
  /** For public reads: a replica answers while the database is away. */
  readonly readDb: Kysely<DB>
  readonly pool: Pool
  readonly log: Log
  readonly clock: Clock
  readonly languages: Languages
  readonly outbox: Outbox
  readonly audit: Audit
  readonly metrics: Metrics
  readonly heartbeat: Heartbeat
  readonly countAction: CountAction
  /** Of the program. */
  readonly version: string
}
