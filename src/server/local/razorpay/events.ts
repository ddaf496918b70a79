import type { Book } from './book.ts'
import { newProviderId } from './book.ts'
import type { Order, Payment, ProviderEvent, Refund } from './entities.ts'
import { orderView, paymentView, refundView } from './views.ts'

type EventName =
  | `payment.${'authorized' | 'captured' | 'failed'}`
  | 'order.paid'
  | `refund.${'created' | 'processed' | 'failed'}`

type Contents = { refund?: Refund; payment?: Payment; order?: Order }

/** The webhook event of a change, with the current state of its entities. */
export function eventOf(book: Book, name: EventName, contents: Contents): ProviderEvent {
  const { refund, payment, order } = contents
  const payload = {
    ...(refund && { refund: { entity: refundView(refund) } }),
    ...(payment && { payment: { entity: paymentView(payment) } }),
    ...(order && { order: { entity: orderView(order) } }),
  }
  const envelope = {
    entity: 'event',
    account_id: 'acc_standIn0000000',
    event: name,
    contains: Object.keys(payload),
    payload,
    created_at: book.seconds(),
  }
  return {
    id: newProviderId('evt').slice('evt_'.length),
    name,
    body: JSON.stringify(envelope),
    nextAttemptAt: null,
    failures: 0,
    createdAt: Date.now(),
  }
}
