import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Log } from '../lib/log.ts'
import type { DatabaseConnection } from './client.ts'
import type { DB } from './types.ts'

/** Asks somewhere, and says whether the answer may be some seconds old. */
export type Reader = <Answer>(
  ask: (db: Kysely<DB>) => Promise<Answer>,
) => Promise<{ readonly answer: Answer; readonly mayBeOld: boolean }>

export type ReplicaReader = { readonly read: Reader; readonly close: () => Promise<void> }

const lookMs = 2_000

type Needs = {
  readonly db: Kysely<DB>
  readonly pool: Pool
  readonly replica: Pick<DatabaseConnection, 'db' | 'pool'> | undefined
  readonly log: Log
}

/**
 * Questions that a copy of the database may answer. It is asked as long as it holds all that the database itself held at
 * the look before the last one, so that its answers are a few seconds old at most; one that lags or is away is left
 * alone until it has caught up, and the database itself is asked.
 */
export function createReplicaReader({ db, pool, replica, log }: Needs): ReplicaReader {
  if (!replica) return { read: readItself(db), close: async () => {} }
  const copy = replica
  let isFresh = false
  let before: string | undefined
  let looking: Promise<void> | undefined

  function judge(isFreshNow: boolean, cause?: unknown): void {
    if (isFresh !== isFreshNow) {
      if (isFreshNow) log.info('The replica answers searches')
      else log.warn({ error: cause }, 'The replica lags or is away: the database answers searches')
    }
    isFresh = isFreshNow
  }

  async function look(): Promise<void> {
    try {
      const [now, caughtUp] = await Promise.all([
        findPosition(pool),
        before === undefined ? false : hasReached(copy.pool, before),
      ])
      before = now
      judge(caughtUp)
    } catch (error) {
      judge(false, error)
    }
  }

  const lookOnce = () => (looking ??= look().finally(() => (looking = undefined)))
  const timer = setInterval(() => void lookOnce(), lookMs)
  timer.unref()
  void lookOnce()

  return {
    read: async (ask) => {
      if (!isFresh) return { answer: await ask(db), mayBeOld: false }
      try {
        return { answer: await ask(copy.db), mayBeOld: true }
      } catch (error) {
        judge(false, error)
        return { answer: await ask(db), mayBeOld: false }
      }
    },
    close: async () => {
      clearInterval(timer)
      await looking
    },
  }
}

/** Where there is no copy. */
export const readItself =
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
