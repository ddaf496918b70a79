import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import type { Log } from '../lib/log.ts'
import type { Lines } from './lines.ts'

const lookMs = 1_000
const tickMs = 100

export type SilenceWatch = { readonly stop: () => Promise<void> }

type Line = {
  readonly client: Client
  readonly socket: Socket
  readonly whenOpen: Promise<unknown>
}

type Needs = {
  /** How to reach the database, over a connection of its own. */
  readonly connection: ClientConfig
  readonly lines: Lines
  /** So long nothing may come back. */
  readonly afterMs: number
  /** As the log calls it. */
  readonly name: string
  readonly log: Log | undefined
}

/**
 * A database that stands still can't end a statement that takes too long, and says nothing to whoever waits. So it is asked
 * for nothing much, again and again; once not even that is answered, all who wait hear that it is away, and so does at
 * once whoever comes, until it answers again. A refusal is an answer, too: who is refused does not wait.
 */
export function watchSilence({ connection, lines, afterMs, name, log }: Needs): SilenceWatch {
  const stopping = new AbortController()
  const { signal } = stopping
  let isSilent = false
  let line: Line | undefined

  function drop(dropped: Line | undefined = line): void {
    dropped?.socket.destroy()
    if (line === dropped) line = undefined
  }

  async function ask(): Promise<void> {
    const asked = line ?? openLine()
    try {
      await asked.whenOpen
      await asked.client.query('select 1')
    } catch {
      drop(asked)
    }
  }

  function openLine(): Line {
    const socket = new Socket()
    const client = new Client({ ...connection, stream: () => socket })
    const opened = { client, socket, whenOpen: client.connect() }
    client.on('error', () => drop(opened))
    line = opened
    return opened
  }

  function judge(isSilentNow: boolean): void {
    if (isSilent === isSilentNow) return
    isSilent = isSilentNow
    if (isSilentNow) {
      log?.error(`The ${name} answers nothing: nobody waits for it until it does`)
      lines.shut()
    } else {
      log?.info(`The ${name} answers again`)
      lines.reopen()
    }
  }

  async function keepAsking(): Promise<void> {
    while (!signal.aborted) {
      const isHeard = await settlesWithin(ask(), afterMs, signal)
      if (signal.aborted) break
      judge(!isHeard)
      // One that was asked in vain may be behind a line that leads nowhere any more.
      if (isHeard) await sleep(lookMs, undefined, { signal, ref: false }).catch(() => {})
      else drop()
    }
    drop()
  }

  const kept = keepAsking()
  return {
    stop: async () => {
      stopping.abort()
      await kept
    },
  }
}

/**
 * Counts turns of our own loop, in each of which an answer would have been heard: while we ourselves are held up, nobody is
 * silent.
 */
function settlesWithin(asked: Promise<void>, ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    let left = ms / tickMs
    const end = (isHeard: boolean) => {
      clearInterval(ticking)
      signal.removeEventListener('abort', abort)
      resolve(isHeard)
    }
    const abort = () => end(false)
    const ticking = setInterval(() => {
      left -= 1
      if (left <= 0) end(false)
    }, tickMs)
    ticking.unref()
    signal.addEventListener('abort', abort)
    void asked.then(() => end(true))
  })
}
