import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Log } from '../lib/log.ts'
import type { DatabaseConnection } from './client.ts'
import type { DB } from './types.ts'

/**
 * Runs a query on the replica or the database, and returns whether the result may be some seconds
 * old.
 */
export type Reader = <Answer>(
  ask: (db: Kysely<DB>) => Promise<Answer>,
) => Promise<{ readonly answer: Answer; readonly mayBeOld: boolean }>

export type ReplicaReader = { readonly read: Reader; readonly close: () => Promise<void> }

const checkIntervalMs = 2_000

type Deps = {
  readonly db: Kysely<DB>
  readonly pool: Pool
  readonly replica: Pick<DatabaseConnection, 'db' | 'pool'> | undefined
  readonly log: Log
}

/**
 * Runs searches on the replica while it is fresh: at each check it must have replayed the position that the database had at the
 * check before, so its answers are a few seconds old at most. While it lags or is unavailable, the database answers.
 */
export function createReplicaReader({ db, pool, replica, log }: Deps): ReplicaReader {
  if (!replica) return { read: readDatabase(db), close: async () => {} }
  const copy = replica
  let isFresh = false
  let before: string | undefined
  let checking: Promise<void> | undefined

  function setFresh(isFreshNow: boolean, cause?: unknown): void {
    if (isFresh !== isFreshNow) {
      if (isFreshNow) log.info('The replica answers searches')
      else log.warn({ error: cause }, 'The replica lags or is away: the database answers searches')
    }
    isFresh = isFreshNow
  }

  async function check(): Promise<void> {
    try {
      const [now, hasCaughtUp] = await Promise.all([
        findPosition(pool),
        before === undefined ? false : hasReached(copy.pool, before),
      ])
      before = now
      setFresh(hasCaughtUp)
    } catch (error) {
      setFresh(false, error)
    }
  }

  const checkOnce = () => (checking ??= check().finally(() => (checking = undefined)))
  const timer = setInterval(() => void checkOnce(), checkIntervalMs)
  timer.unref()
  void checkOnce()

  return {
    read: async (ask) => {
      if (!isFresh) return { answer: await ask(db), mayBeOld: false }
      try {
        return { answer: await ask(copy.db), mayBeOld: true }
      } catch (error) {
        setFresh(false, error)
        return { answer: await ask(db), mayBeOld: false }
      }
    },
    close: async () => {
      clearInterval(timer)
      await checking
    },
  }
}

/** Without a replica. */
export const readDatabase =
  (db: Kysely<DB>): Reader =>
  async (ask) => ({ answer: await ask(db), mayBeOld: false })

async function findPosition(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ position: string }>(
    'select pg_current_wal_lsn()::text as position',
  )
  return rows[0]?.position
}

async function hasReached(pool: Pool, position: string): Promise<boolean> {
  const { rows } = await pool.query<{ isThere: boolean | null }>(
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
       >= $1::pg_lsn as "isThere"`,
    [position],
  )
  return rows[0]?.isThere === true
}
