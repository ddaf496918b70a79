import type { Book } from './book.ts'
import { entryOf } from './book.ts'
import type { ProviderEvent } from './entities.ts'
import { signatureOf } from './signatures.ts'

export const webhookSignatures = ['right', 'old', 'wrong'] as const
export type WebhookSignature = (typeof webhookSignatures)[number]

export type WebhookSettings = {
  /** The webhook's address; undefined sends no events. */
  target: string | undefined
  /** Only deliveries by hand are sent. */
  drop: boolean
  duplicate: boolean
  /** Reverses the order of the events of one change. */
  reorder: boolean
  delayMs: number
  signature: WebhookSignature
}

export type Delivery = { readonly eventId: string; readonly name: string; readonly status: number }

type Options = {
  book: Book
  secret: string
  oldSecret: string
  /** The pause doubles with each failure. */
  retryMs: number
  timeoutMs: number
  onDelivery: (delivery: Delivery) => void
}

const retriesForMs = 24 * 60 * 60 * 1000

const plainWebhooks: WebhookSettings = {
  target: undefined,
  drop: false,
  duplicate: false,
  reorder: false,
  delayMs: 0,
  signature: 'right',
}

export type WebhookSender = ReturnType<typeof startWebhookSender>

/** Delivers events to the webhook, and repeats each until it is accepted, for at most a day. */
export function startWebhookSender(options: Options) {
  const { book, secret, oldSecret, retryMs, timeoutMs, onDelivery } = options
  const secrets = { right: secret, old: oldSecret, wrong: `not ${secret}` }
  const stopping = new AbortController()
  const timers = new Map<string, NodeJS.Timeout>()
  let settings = plainWebhooks
  let underWay = 0
  let quietWaiters: (() => void)[] = []
  /** One delivery at a time, so that events arrive in order. */
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

  /** The webhook's status; 0 without a response in time. */
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
    // The event was dropped or the sender stopped meanwhile.
    if (stopping.signal.aborted || !book.events.has(eventId)) return
    const isTaken = status >= 200 && status < 300
    const failures = event.failures + (isTaken ? 0 : 1)
    const next = Date.now() + retryMs * 2 ** event.failures
    const isOver = isTaken || next > event.createdAt + retriesForMs
    book.commit({ events: [{ ...event, failures, nextAttemptAt: isOver ? null : next }] })
    if (!isOver) waitFor(eventId, next - Date.now())
  }

  /** Among events with the same time the first one goes first. */
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
    /** Resumes the events that an earlier start did not deliver. */
    resume(): void {
      for (const { id, nextAttemptAt } of book.events.values()) {
        if (nextAttemptAt !== null && !timers.has(id)) waitFor(id, nextAttemptAt - Date.now())
      }
    },
    /** Delivers at once, whatever the schedule. */
    deliver: (eventId: string, signature?: WebhookSignature): Promise<number> =>
      send(entryOf(book.events, eventId), signature),
    /** Resolves when no event waits for delivery any more. */
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
