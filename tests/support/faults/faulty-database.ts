import type { PoolClient } from 'pg'
import { createDatabase } from '#server/db/client.ts'
import type { DatabaseConnection } from '#server/db/client.ts'
import type { PlannedFault } from './planned-fault.ts'

type Done = (error: Error | undefined, result?: unknown) => void

/**
 * The product's pool and driver on a real database in which the planned statement fails:
 * its connection is destroyed before or after it, or the database rejects it.
 */
export function createFaultyDatabase(
  connectionString: string,
  fault: PlannedFault,
): DatabaseConnection {
  const database = createDatabase({ connectionString, max: 4 })
  database.pool.on('connect', (client) => {
    Object.defineProperty(client, 'query', { value: faultyQuery(client, fault) })
  })
  return database
}

function faultyQuery(client: PoolClient, fault: PlannedFault) {
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') throw new Error('A connection has statements')
  const ask = (args: readonly unknown[]): unknown => Reflect.apply(query, client, args)

  return (...args: unknown[]): unknown => {
    const done = args.at(-1)
    const kind = fault.next(nameOf(args[0]))
    if (kind === undefined) return ask(args)
    const going = goWrong(async () => {
      if (kind === 'refused') throw fullDisk()
      if (kind === 'lost after') await ask(isDone(done) ? args.slice(0, -1) : args)
      cutOff(client)
      return await ask(isDone(done) ? args.slice(0, -1) : args)
    })
    if (!isDone(done)) return going
    going.then(
      (result) => done(undefined, result),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    )
    return undefined
  }
}

const goWrong = async (act: () => Promise<unknown>): Promise<unknown> => await act()

const isDone = (value: unknown): value is Done => typeof value === 'function'

/** Simulates a broken network: neither side gets a message. */
function cutOff(client: PoolClient): void {
  const connection: unknown = Reflect.get(client, 'connection')
  const stream: unknown =
    typeof connection === 'object' && connection !== null
      ? Reflect.get(connection, 'stream')
      : undefined
  if (typeof stream !== 'object' || stream === null || !('destroy' in stream)) {
    throw new Error('A connection has a socket')
  }
  if (typeof stream.destroy === 'function') stream.destroy()
}

/** The error of Postgres when a table can't grow. */
const fullDisk = (): Error =>
  Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })

function nameOf(statement: unknown): string {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement
      ? statement.text
      : statement
  return String(text).replaceAll(/\s+/g, ' ').trim().slice(0, 80)
}
