import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { AppError } from './app-error.ts'
import { clockToleranceMs } from './clock.ts'

/** At most so many in a row of windows, each as long as told and counted from its first. */
export type SharedCounter = {
  /** Its own among all counters and rate limiters. */
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/**
 * Counts within a transaction, in the rate limiters' table: what is rolled back was not counted. The
 * row stays locked until the transaction ends, so count last.
 * @throws AppError TOO_MANY_REQUESTS once the limit is used up
 */
export async function countOnce(
  executor: QueryExecutorProvider,
  { name, points, seconds }: SharedCounter,
  key: string,
): Promise<void> {
  // The rate limiters go by the machine's clock.
  const nowMs = Date.now()
  const isOver = sql<boolean>`
    (held.expire <= ${nowMs} or held.expire > ${nowMs + seconds * 1000 + clockToleranceMs})`
  const { rows } = await sql<{ points: number; expire: number }>`
    insert into rate_limits as held (key, points, expire)
    values (${`${name}:${key}`}, 1, ${nowMs + seconds * 1000})
    on conflict (key) do update set
      points = case when ${isOver} then 1 else held.points + 1 end,
      expire = case when ${isOver} then excluded.expire else held.expire end
    returning points, expire`.execute(executor)
  const [held] = rows
  if (held === undefined || held.points <= points) return
  throw new AppError('TOO_MANY_REQUESTS', {
    retryAfterSeconds: Math.ceil((held.expire - nowMs) / 1000),
  })
}

/** Takes back what was counted and then did not happen. */
export async function uncountOnce(
  executor: QueryExecutorProvider,
  { name }: SharedCounter,
  key: string,
): Promise<void> {
  await sql`
    update rate_limits set points = points - 1
    where key = ${`${name}:${key}`} and points > 0`.execute(executor)
}
