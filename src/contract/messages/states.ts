export const deliveryStates = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'failed',
  'suppressed',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * The allowed transitions. A delivery is marked as sending before its provider is called: what is
 * found so afterwards was interrupted, and is never sent a second time. A try that was thought
 * interrupted may still report that it was sent. Receipts of a provider come late, twice and in any
 * order: 'delivered' is the last word, and a failure after it changes nothing.
 */
const deliveryTransitions = {
  queued: ['sending', 'suppressed'],
  sending: ['queued', 'sent', 'delivered', 'failed'],
  sent: ['delivered', 'failed'],
  delivered: [],
  failed: ['sent', 'delivered'],
  suppressed: [],
} as const satisfies Record<DeliveryState, readonly DeliveryState[]>

/** Why a delivery failed or was suppressed. */
export type DeliveryReason =
  | 'accountGone'
  | 'budget'
  | 'dayCap'
  | 'interrupted'
  | 'noAddress'
  | 'outdated'
  | 'refused'
  | 'stopped'
  | 'tooLate'
  | 'undelivered'

export const statesBefore = (to: DeliveryState): readonly DeliveryState[] =>
  deliveryStates.filter((from) => {
    const next: readonly DeliveryState[] = deliveryTransitions[from]
    return next.includes(to)
  })
