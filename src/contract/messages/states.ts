export const deliveryStates = ['queued', 'sending', 'sent', 'failed', 'suppressed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * The allowed transitions. A delivery is marked as sending before its provider is called: what is
 * found so afterwards was interrupted, and is never sent a second time. A try that was thought
 * interrupted may still report that it was sent.
 */
const deliveryTransitions = {
  queued: ['sending', 'suppressed'],
  sending: ['queued', 'sent', 'failed'],
  sent: [],
  failed: ['sent'],
  suppressed: [],
} as const satisfies Record<DeliveryState, readonly DeliveryState[]>

/** Why a delivery failed or was suppressed. */
export type DeliveryReason =
  | 'accountGone'
  | 'interrupted'
  | 'noAddress'
  | 'outdated'
  | 'refused'
  | 'stopped'
  | 'tooLate'

export const statesBefore = (to: DeliveryState): readonly DeliveryState[] =>
  deliveryStates.filter((from) => {
    const next: readonly DeliveryState[] = deliveryTransitions[from]
    return next.includes(to)
  })
