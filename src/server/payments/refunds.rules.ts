import { createHash } from 'node:crypto'
import { refundTransitions } from '#contract/payments.ts'
import type { RefundStatus } from '#contract/payments.ts'
import type { ProviderRefund } from '../ports/payment-provider.ts'

type Refund = {
  readonly id: string
  readonly amount_paise: number
  readonly provider_refund_id: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

/**
 * The key under which the provider sends a refund at most once. A refund that failed and is tried
 * again has a key of its own, since the provider answers the old one with the old failure.
 */
export function refundKey({ id, created_at, updated_at }: Refund): string {
  if (updated_at.getTime() === created_at.getTime()) return id
  // The provider takes forty characters.
  return createHash('sha256').update(`${id} ${updated_at.toISOString()}`).digest('hex').slice(0, 32)
}

/**
 * What the provider already has of a refund: the one it named before, or any that takes the same
 * money back and did not fail. Whoever sent it, the money is back.
 */
export function findAtProvider(
  refund: Refund,
  known: readonly ProviderRefund[],
): ProviderRefund | undefined {
  const standing = known.find(
    ({ status, amountPaise }) => status !== 'failed' && amountPaise === refund.amount_paise,
  )
  return standing ?? known.find(({ id }) => id === refund.provider_refund_id)
}

/** The statuses from which a refund may move to `to`. */
export function statusesBefore(to: RefundStatus): RefundStatus[] {
  return (['due', 'pending', 'processed', 'failed'] as const).filter((from) => {
    const following: readonly RefundStatus[] = refundTransitions[from]
    return following.includes(to)
  })
}
