import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { AppError } from '../lib/app-error.ts'
import type { Log } from '../lib/log.ts'
import { isLate, nextLimit } from './load-limit.rules.ts'
import { watchDelay } from './queueing-delay.ts'
import { createRefusal } from './refusal-at-the-door.ts'

/** Asked by machines that must hear of an overload. */
const alwaysAdmitted: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
/** What tells of money that was paid, and what a page asks for that was let in, is turned away last. */
const refusedLast = /^\/(?:api\/webhooks\/|verify-payment|api\/orders\/|assets\/)/

const retryAfterSeconds = 2
const tellMs = 1_000

export type LoadGate = {
  /** False where the answer is given: too many are under way. */
  readonly admit: (request: IncomingMessage, response: ServerResponse) => boolean
  /**
   * Called once all that a request sends is here: slow senders hold no place.
   * @throws AppError OVERLOADED when too many are under way
   */
  readonly enter: (response: ServerResponse) => void
  /** Called once the answer is made: who reads it slowly holds no place either. */
  readonly leave: (response: ServerResponse) => void
  readonly stop: () => void
}

type Needs = {
  readonly most: number
  readonly pool: Pick<Pool, 'waitingCount' | 'connect'>
  readonly headers: Readonly<Record<string, string>>
  readonly log: Log
  /** Hears of each that was turned away at the door. */
  readonly onTurnedAway: () => void
  readonly onShed: () => void
}

/** A request that came in by the door; one that a page makes within this process has none. */
type Guest = { place: 'none' | 'taken' | 'left' }

/**
 * Takes in no more at once than can be answered in good time, and never more than `most`. What comes beyond that hears so at
 * once, instead of waiting with all others until everybody has given up.
 */
export function createLoadGate(needs: Needs): LoadGate {
  const { most, pool, headers, log, onTurnedAway, onShed } = needs
  const refuse = createRefusal(headers, { retryAfterSeconds })
  const guests = new WeakMap<ServerResponse, Guest>()
  /** Came in this turn of the loop, with a body that may be here at its end. */
  let senders: { readonly request: IncomingMessage; readonly response: ServerResponse }[] = []
  let underWay = 0
  let limit = most
  let lateWhiles = 0
  let refused = 0
  let untold = 0
  let toldAt = -Infinity

  const delay = watchDelay(pool, (delayMs) => {
    lateWhiles = isLate(delayMs) ? lateWhiles + 1 : 0
    limit = nextLimit(limit, most, { lateWhiles, underWay, hasRefused: refused > 0 })
    untold += refused
    refused = 0
    if (untold === 0 || performance.now() - toldAt < tellMs) return
    log.warn(
      { refused: untold, limit, underWay, delayMs: Math.round(delayMs) },
      'More came than can be answered',
    )
    toldAt = performance.now()
    untold = 0
  })

  function isFull(url: string): boolean {
    if (underWay + senders.length >= most) return true
    return underWay >= limit && !refusedLast.test(url)
  }

  function takePlace(response: ServerResponse): void {
    const guest = guests.get(response)
    if (guest?.place !== 'none' || response.closed) return
    guest.place = 'taken'
    underWay += 1
    // Also when the caller has gone before the answer.
    response.once('close', () => leave(response))
  }

  function leave(response: ServerResponse): void {
    const guest = guests.get(response)
    if (guest?.place === 'taken') underWay -= 1
    if (guest) guest.place = 'left'
  }

  function admit(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request
    if (alwaysAdmitted.has(url)) return true
    if (isFull(url)) {
      refused += 1
      onShed()
      onTurnedAway()
      refuse(request, response)
      return false
    }
    guests.set(response, { place: 'none' })
    if (!hasBody(request)) takePlace(response)
    else {
      if (senders.length === 0) setImmediate(seatSenders)
      senders.push({ request, response })
    }
    return true
  }

  /** A small body comes with its headers; who has not sent all by now takes a place when that is done. */
  function seatSenders(): void {
    for (const { request, response } of senders) if (request.complete) takePlace(response)
    senders = []
  }

  function enter(response: ServerResponse): void {
    const guest = guests.get(response)
    if (guest?.place !== 'none') return
    if (underWay >= most) {
      refused += 1
      onShed()
      throw new AppError('OVERLOADED', { retryAfterSeconds })
    }
    takePlace(response)
  }

  return { admit, enter, leave, stop: delay.stop }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
