import { Kysely, PostgresDialect } from 'kysely'
import type { DatabaseConnection } from './client.ts'
import { isDatabaseAway } from '#server/lib/database-away.ts'
import type { DB } from './types.ts'

type Connection = Pick<DatabaseConnection, 'db' | 'pool'>

/**
 * The database for public reads. While it is away, as during a failover, its replica answers, which may be some seconds
 * behind and refuses every write.
 */
export function createReadDatabase(
  { db, pool }: Connection,
  replica: Connection | undefined,
): Kysely<DB> {
  if (!replica) return db
  const connect = async () => {
    try {
      return await pool.connect()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      return await replica.pool.connect()
    }
  }
  // Whoever opened the two pools closes them.
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { connect, end: async () => {}, options: pool.options } }),
  })
}
