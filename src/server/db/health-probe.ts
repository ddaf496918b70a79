import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import type { Log } from '#server/lib/log.ts'
import type { Sockets } from './connection-sockets.ts'

const intervalMs = 1_000
const tickMs = 100

export type HealthProbe = { readonly stop: () => Promise<void> }

type Connection = {
  readonly client: Client
  readonly socket: Socket
  readonly opened: Promise<unknown>
}

type Deps = {
  /** How to reach the database; the probe has a connection of its own. */
  readonly connection: ClientConfig
  readonly sockets: Sockets
  readonly timeoutMs: number
  /** As the log calls the database. */
  readonly name: string
  readonly log: Log | undefined
}

/**
 * Runs `select 1` every second over its own connection. A frozen database can't cancel a statement that takes too long, so
 * after `timeoutMs` without a response all queries fail at once, and new ones too, until the database responds again. An error
 * counts as a response: a caller who gets one does not wait.
 */
export function startHealthProbe({ connection, sockets, timeoutMs, name, log }: Deps): HealthProbe {
  const stopping = new AbortController()
  const { signal } = stopping
  let isFrozen = false
  let current: Connection | undefined

  function drop(dropped: Connection | undefined = current): void {
    dropped?.socket.destroy()
    if (current === dropped) current = undefined
  }

  async function probe(): Promise<void> {
    const probed = current ?? connect()
    try {
      await probed.opened
      await probed.client.query('select 1')
    } catch {
      drop(probed)
    }
  }

  function connect(): Connection {
    const socket = new Socket()
    const client = new Client({ ...connection, stream: () => socket })
    const connected = { client, socket, opened: client.connect() }
    client.on('error', () => drop(connected))
    current = connected
    return connected
  }

  function setFrozen(isFrozenNow: boolean): void {
    if (isFrozen === isFrozenNow) return
    isFrozen = isFrozenNow
    if (isFrozenNow) {
      log?.error(`The ${name} does not respond: queries fail at once until it does`)
      sockets.shut()
    } else {
      log?.info(`The ${name} responds again`)
      sockets.reopen()
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const hasResponded = await settlesWithin(probe(), timeoutMs, signal)
      if (signal.aborted) break
      setFrozen(!hasResponded)
      // A connection without a response may be dead: the next probe opens another.
      if (hasResponded) await sleep(intervalMs, undefined, { signal, ref: false }).catch(() => {})
      else drop()
    }
    drop()
  }

  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/**
 * Counts ticks of our own event loop instead of time: while this process is blocked, it could not have heard a response, and the
 * database is not to blame.
 */
function settlesWithin(work: Promise<void>, ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    let ticksLeft = ms / tickMs
    const end = (hasSettled: boolean) => {
      clearInterval(ticking)
      signal.removeEventListener('abort', abort)
      resolve(hasSettled)
    }
    const abort = () => end(false)
    const ticking = setInterval(() => {
      ticksLeft -= 1
      if (ticksLeft <= 0) end(false)
    }, tickMs)
    ticking.unref()
    signal.addEventListener('abort', abort)
    void work.then(() => end(true))
  })
}
