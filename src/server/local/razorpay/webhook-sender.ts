import type { Book } from './book.ts'
import { entryOf } from './book.ts'
import type { ProviderEvent } from './entities.ts'
import { signatureOf } from './signatures.ts'

export const webhookSignatures = ['right', 'old', 'wrong'] as const
export type WebhookSignature = (typeof webhookSignatures)[number]

export type WebhookSettings = {
  /** Where events go; undefined sends none. */
  target: string | undefined
  /** Nothing goes out but what is delivered by hand. */
  drop: boolean
  duplicate: boolean
  /** The events of one change in the opposite order. */
  reorder: boolean
  delayMs: number
  signature: WebhookSignature
}

export type Delivery = { readonly eventId: string; readonly name: string; readonly status: number }

type Options = {
  book: Book
  secret: string
  oldSecret: string
  /** Doubles with each failure. */
  retryMs: number
  timeoutMs: number
  onDelivery: (delivery: Delivery) => void
}

const retriesForMs = 24 * 60 * 60 * 1000

export const plainWebhooks: WebhookSettings = {
  target: undefined,
  drop: false,
  duplicate: false,
  reorder: false,
  delayMs: 0,
  signature: 'right',
}

export type WebhookSender = ReturnType<typeof startWebhookSender>

/** Brings events to the webhook, each until it is taken, for a day at most. */
export function startWebhookSender(options: Options) {
  const { book, secret, oldSecret, retryMs, timeoutMs, onDelivery } = options
  const secrets = { right: secret, old: oldSecret, wrong: `not ${secret}` }
  const stopping = new AbortController()
  const timers = new Map<string, NodeJS.Timeout>()
  let settings = plainWebhooks
  let underWay = 0
  let quietWaiters: (() => void)[] = []
  /** One after the other, so that the order is the one that was asked for. */
  let line: Promise<unknown> = Promise.resolve()

  function requestOf(event: ProviderEvent, signature: WebhookSignature = settings.signature) {
    return {
      body: event.body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': event.id,
        'x-razorpay-signature': signatureOf(event.body, secrets[signature]),
      },
    }
  }

  /** The webhook's answer; 0 when there was none in time. */
  async function send(event: ProviderEvent, signature?: WebhookSignature): Promise<number> {
    const { target } = settings
    if (target === undefined) return 0
    const status = await fetch(target, {
      method: 'POST',
      ...requestOf(event, signature),
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping.signal]),
    }).then(
      async (answer) => {
        await answer.body?.cancel()
        return answer.status
      },
      () => 0,
    )
    onDelivery({ eventId: event.id, name: event.name, status })
    return status
  }

  async function attempt(eventId: string): Promise<void> {
    const event = book.events.get(eventId)
    if (event === undefined || event.nextAttemptAt === null || stopping.signal.aborted) return
    const status = await send(event)
    if (settings.duplicate) await send(event)
    // Forgotten or stopped meanwhile.
    if (stopping.signal.aborted || !book.events.has(eventId)) return
    const isTaken = status >= 200 && status < 300
    const failures = event.failures + (isTaken ? 0 : 1)
    const next = Date.now() + retryMs * 2 ** event.failures
    const isOver = isTaken || next > event.createdAt + retriesForMs
    book.commit({ events: [{ ...event, failures, nextAttemptAt: isOver ? null : next }] })
    if (!isOver) waitFor(eventId, next - Date.now())
  }

  /** Of events that wait equally long, the first one goes first. */
  function waitFor(eventId: string, ms: number): void {
    const join = () => {
      timers.delete(eventId)
      underWay += 1
      line = line.then(() => attempt(eventId)).finally(leave)
    }
    timers.set(eventId, setTimeout(join, Math.max(0, ms)))
  }

  function leave(): void {
    underWay -= 1
    sayIfQuiet()
  }

  function sayIfQuiet(): void {
    if (underWay > 0 || timers.size > 0) return
    for (const resolve of quietWaiters) resolve()
    quietWaiters = []
  }

  book.onCommit((_change, added) => {
    if (settings.target === undefined || settings.drop) return
    const { delayMs } = settings
    const nextAttemptAt = Date.now() + delayMs
    const events = added.map((event) => ({ ...event, nextAttemptAt }))
    if (events.length === 0) return
    book.commit({ events })
    for (const { id } of settings.reorder ? events.toReversed() : events) waitFor(id, delayMs)
  })

  return {
    requestOf,
    settings: () => settings,
    change(changes: Partial<WebhookSettings>): void {
      settings = { ...settings, ...changes }
    },
    /** Takes up what an earlier start left undelivered. */
    resume(): void {
      for (const { id, nextAttemptAt } of book.events.values()) {
        if (nextAttemptAt !== null && !timers.has(id)) waitFor(id, nextAttemptAt - Date.now())
      }
    },
    /** Now, whatever else is planned for it. */
    deliver: (eventId: string, signature?: WebhookSignature): Promise<number> =>
      send(entryOf(book.events, eventId), signature),
    /** Resolves when no event is waiting for its delivery any more. */
    quiet: (): Promise<void> =>
      underWay === 0 && timers.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => quietWaiters.push(resolve)),
    forget(): void {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      settings = { ...plainWebhooks, target: settings.target }
      sayIfQuiet()
    },
    async stop(): Promise<void> {
      stopping.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await line
    },
  }
}
