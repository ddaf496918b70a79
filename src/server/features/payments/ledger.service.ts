import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import { PaymentProviderError } from '#server/ports/payment-provider.ts'
import type {
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
} from '#server/ports/payment-provider.ts'
import * as ledger from './ledger.repository.ts'
import type { BookedPayment, LedgerSums, Discrepancy } from './ledger.repository.ts'

const batchSize = 200
const dayMs = 24 * 60 * 60 * 1000
/** A payment may be recorded long after it was made: an unpaid job can be paid for a month. */
const lateDays = 40

type Deps = {
  db: Kysely<DB>
  clock: Clock
  provider: Pick<PaymentProvider, 'listPayments' | 'listPaymentRefunds'>
}

export type Books = { readonly sums: LedgerSums; readonly discrepancies: readonly Discrepancy[] }

/** Checks the books: their invariants, and against the provider's records. */
export function createLedger({ db, clock, provider }: Deps) {
  return {
    /** The sums and every row that violates an invariant, in one snapshot. */
    async checkBooks(): Promise<Books> {
      return await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => {
          const sums = await ledger.readSums(tx)
          const discrepancies = await ledger.findDiscrepancies(tx)
          return { sums, discrepancies: [...compareSums(sums), ...discrepancies] }
        })
    },

    /**
     * Compares every payment and refund since an instant, or all of them, with the provider's.
     * @throws PaymentProviderError when the provider fails
     */
    async compareWithProvider(since?: Date): Promise<Discrepancy[]> {
      const from = since ?? (await ledger.findFirstOrderAt(db))
      if (!from) return []
      const discrepancies: Discrepancy[] = []
      const seen = new Set<string>()
      let pending: ProviderPayment[] = []
      const compare = async () => {
        const booked = await ledger.listBooked(db, {
          providerPaymentIds: pending.map(({ id }) => id),
        })
        const byId = new Map(booked.map((each) => [each.providerPaymentId, each]))
        discrepancies.push(
          ...pending.flatMap((theirs) => compareBooked(theirs, byId.get(theirs.id))),
        )
        pending = []
      }
      const madeFrom = new Date(from.getTime() - (since ? lateDays : 1) * dayMs)
      for await (const payment of provider.listPayments(madeFrom, clock.now())) {
        seen.add(payment.id)
        pending.push(payment)
        if (pending.length === batchSize) await compare()
      }
      if (pending.length > 0) await compare()
      for (const ours of await ledger.listBooked(db, { since: from })) {
        if (seen.has(ours.providerPaymentId)) continue
        discrepancies.push({ what: 'The provider has no such payment', id: ours.providerPaymentId })
      }
      return [...discrepancies, ...(await compareRefunds(from))]
    },
  }

  async function compareRefunds(since: Date): Promise<Discrepancy[]> {
    const discrepancies: Discrepancy[] = []
    for (const ours of await ledger.listBookedRefunds(db, since)) {
      if (ours.status === 'due') {
        discrepancies.push({ what: 'A refund is not sent yet', id: ours.id })
        continue
      }
      if (ours.status === 'failed') {
        discrepancies.push({ what: 'A refund failed', id: ours.id })
        continue
      }
      const providerRefunds = await listRefunds(ours.providerPaymentId)
      const theirs = providerRefunds.find(({ id }) => id === ours.providerRefundId)
      if (!theirs || theirs.status === 'failed' || theirs.amountPaise !== ours.amountPaise) {
        discrepancies.push({ what: 'A refund differs at the provider', id: ours.id })
      }
    }
    return discrepancies
  }

  /** The provider's refunds of a payment; empty for a payment that it does not have. */
  async function listRefunds(providerPaymentId: string): Promise<ProviderRefund[]> {
    try {
      return await provider.listPaymentRefunds(providerPaymentId)
    } catch (error) {
      if (error instanceof PaymentProviderError && error.problem === 'unknown') return []
      throw error
    }
  }
}

/** Payments less refunds must equal invoices less credit notes plus orders without a job. */
function compareSums(sums: LedgerSums): Discrepancy[] {
  const retained = sums.received - sums.returned
  const explained = sums.invoiced - sums.credited + sums.unassigned
  if (retained === explained) return []
  return [
    { what: 'The sums differ', id: `${retained} paise retained, ${explained} paise explained` },
  ]
}

/** The discrepancies between a payment at the provider and in the books. */
function compareBooked(theirs: ProviderPayment, ours: BookedPayment | undefined): Discrepancy[] {
  const { id, status } = theirs
  if (!ours) {
    // A payment that was refunded before it was recorded needs no record.
    if (status !== 'captured') return []
    return [{ what: 'The provider has a payment that is not in the books', id }]
  }
  const discrepancies: Discrepancy[] = []
  if (status !== 'captured' && status !== 'refunded')
    discrepancies.push({ what: 'A recorded payment is not captured at the provider', id })
  if (
    theirs.amountPaise !== ours.amountPaise ||
    theirs.currency !== ours.currency ||
    theirs.orderId !== ours.providerOrderId
  ) {
    discrepancies.push({
      what: 'A payment has another amount, currency or order at the provider',
      id,
    })
  }
  if (status === 'refunded' && !ours.hasRefund) {
    discrepancies.push({
      what: 'The provider refunded a payment that has no refund in the books',
      id,
    })
  }
  return discrepancies
}
