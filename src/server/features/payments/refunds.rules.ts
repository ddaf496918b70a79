import { createHash } from 'node:crypto'
import { refundTransitions } from '#contract/payments/states.ts'
import type { RefundStatus } from '#contract/payments/states.ts'
import type { ProviderRefund } from '#server/ports/payment-provider.ts'

type Refund = {
  readonly id: string
  readonly amount_paise: number
  readonly provider_refund_id: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

/**
 * The idempotency key of a refund at the provider. A retried refund gets a new key, because the
 * provider replies to the old key with the old failure.
 */
export function refundKey({ id, created_at, updated_at }: Refund): string {
  if (updated_at.getTime() === created_at.getTime()) return id
  // The provider allows forty characters.
  return createHash('sha256').update(`${id} ${updated_at.toISOString()}`).digest('hex').slice(0, 32)
}

/**
 * The provider's record of a refund: any refund of the same amount that did not fail, whoever sent
 * it, or else the one with the stored id.
 */
export function findAtProvider(
  refund: Refund,
  providerRefunds: readonly ProviderRefund[],
): ProviderRefund | undefined {
  const active = providerRefunds.find(
    ({ status, amountPaise }) => status !== 'failed' && amountPaise === refund.amount_paise,
  )
  return active ?? providerRefunds.find(({ id }) => id === refund.provider_refund_id)
}

/** The statuses from which a refund may move to `to`. */
export function statusesBefore(to: RefundStatus): RefundStatus[] {
  return (['due', 'pending', 'processed', 'failed'] as const).filter((from) => {
    const following: readonly RefundStatus[] = refundTransitions[from]
    return following.includes(to)
  })
}
