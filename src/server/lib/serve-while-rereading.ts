import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

type Keeping = {
  readonly clock: Clock
  readonly log: Log
  /** Said in the log when reading fails. */
  readonly what: string
  /** Older, it is read anew while the old still serves … */
  readonly freshMs: number
  /** … and older than this nobody is served it. */
  readonly usableMs: number
}

/** What takes long to read and may be old: nobody waits for it but the first. */
export function serveWhileRereading<Asked, Value>(
  read: (asked: Asked) => Promise<Value>,
  { clock, log, what, freshMs, usableMs }: Keeping,
): (asked: Asked) => Promise<Value> {
  let known: { readonly value: Value; readonly at: number } | undefined
  let reading: Promise<Value> | undefined

  async function keep(asked: Asked): Promise<Value> {
    const at = clock.now().getTime()
    const value = await read(asked)
    known = { value, at }
    return value
  }

  function readOnce(asked: Asked): Promise<Value> {
    reading ??= keep(asked).finally(() => (reading = undefined))
    return reading
  }

  return async (asked) => {
    const age = known ? clock.now().getTime() - known.at : Infinity
    // A clock that was put back says nothing of its age.
    if (!known || age < 0 || age > usableMs) return await readOnce(asked)
    if (age > freshMs) {
      readOnce(asked).catch((error: unknown) => log.warn({ error }, `${what} were not read`))
    }
    return known.value
  }
}
