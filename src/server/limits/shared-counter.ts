import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { AppError } from '#server/lib/app-error.ts'
import { clockToleranceMs } from '#server/lib/clock.ts'

/** At most `points` in a window of `seconds`, which begins with its first count. */
export type SharedCounter = {
  /** Unique among all counters and rate limiters. */
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/**
 * Counts within a transaction, in the table of the rate limiters, so a rollback takes the count back. The row stays locked
 * until the transaction ends, so count last.
 * @throws AppError TOO_MANY_REQUESTS once the limit is used up
 */
export async function countOnce(
  executor: QueryExecutorProvider,
  { name, points, seconds }: SharedCounter,
  key: string,
): Promise<void> {
  // The rate limiters use the clock of the machine.
  const nowMs = Date.now()
  const isOver = sql<boolean>`
    (counter.expire <= ${nowMs} or counter.expire > ${nowMs + seconds * 1000 + clockToleranceMs})`
  const { rows } = await sql<{ points: number; expire: number }>`
    insert into rate_limits as counter (key, points, expire)
    values (${`${name}:${key}`}, 1, ${nowMs + seconds * 1000})
    on conflict (key) do update set
      points = case when ${isOver} then 1 else counter.points + 1 end,
      expire = case when ${isOver} then excluded.expire else counter.expire end
    returning points, expire`.execute(executor)
  const [counter] = rows
  if (counter === undefined || counter.points <= points) return
  throw new AppError('TOO_MANY_REQUESTS', {
    retryAfterSeconds: Math.ceil((counter.expire - nowMs) / 1000),
  })
}

/** Takes back the count of an action that did not happen. */
export async function uncountOnce(
  executor: QueryExecutorProvider,
  { name }: SharedCounter,
  key: string,
): Promise<void> {
  await sql`
    update rate_limits set points = points - 1
    where key = ${`${name}:${key}`} and points > 0`.execute(executor)
}
