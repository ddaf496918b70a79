import { randomInt } from 'node:crypto'
import type { Clock } from '../../lib/clock.ts'
import { ApiRefusal } from './api-refusal.ts'
import type { Change, Order, Payment, ProviderEvent, Refund } from './entities.ts'
import type { Journal } from './journal.ts'

type Listener = (change: Change, addedEvents: readonly ProviderEvent[]) => void

export type Book = ReturnType<typeof createBook>

/** Everything that the stand-in knows. Its entries are replaced, never changed. */
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
    /** @param listen hears of each change once it is in force, and which of its events are new */
    onCommit: (listen: Listener) => void listeners.push(listen),
    clear() {
      for (const map of [orders, payments, refunds, events]) map.clear()
      journal.clear()
    },
  }
}

export function entryOf<Entry>(entries: ReadonlyMap<string, Entry>, id: string): Entry {
  const entry = entries.get(id)
  if (entry === undefined) throw new ApiRefusal('The id provided does not exist')
  return entry
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function newProviderId(prefix: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  const text = Array.from({ length: 14 }, () => letters[randomInt(letters.length)]).join('')
  return `${prefix}_${text}`
}
