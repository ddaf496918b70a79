import { randomInt } from 'node:crypto'
import type { Clock } from '../../lib/clock.ts'
import { ApiError } from './api-error.ts'
import type { Change, Order, Payment, ProviderEvent, Refund } from './entities.ts'
import type { Journal } from './journal.ts'

type Listener = (change: Change, addedEvents: readonly ProviderEvent[]) => void

export type Book = ReturnType<typeof createBook>

/** All orders, payments and refunds of the stand-in. Entries are replaced, never changed. */
export function createBook(journal: Journal, clock: Clock) {
  const orders = new Map<string, Order>()
  const payments = new Map<string, Payment>()
  const refunds = new Map<string, Refund>()
  const events = new Map<string, ProviderEvent>()
  const listeners: Listener[] = []
  for (const change of journal.earlier) apply(change)

  function apply(change: Change): void {
    for (const each of change.orders ?? []) orders.set(each.id, each)
    for (const each of change.payments ?? []) payments.set(each.id, each)
    for (const each of change.refunds ?? []) refunds.set(each.id, each)
    for (const each of change.events ?? []) events.set(each.id, each)
  }

  return {
    orders,
    payments,
    refunds,
    events,
    seconds: () => Math.floor(clock.now().getTime() / 1000),
    commit(change: Change) {
      const added = (change.events ?? []).filter(({ id }) => !events.has(id))
      journal.append(change)
      apply(change)
      for (const listen of listeners) listen(change, added)
    },
    /** @param listen is called after each change with the change and its new events */
    onCommit: (listen: Listener) => void listeners.push(listen),
    clear() {
      for (const map of [orders, payments, refunds, events]) map.clear()
      journal.clear()
    },
  }
}

export function entryOf<Entry>(entries: ReadonlyMap<string, Entry>, id: string): Entry {
  const entry = entries.get(id)
  if (entry === undefined) throw new ApiError('The id provided does not exist')
  return entry
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function newProviderId(prefix: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  const text = Array.from({ length: 14 }, () => letters[randomInt(letters.length)]).join('')
  return `${prefix}_${text}`
}
