import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import { PaymentProviderError } from '../ports/payment-provider.ts'
import type { PaymentProvider, ProviderPayment, ProviderRefund } from '../ports/payment-provider.ts'
import * as ledger from './ledger.repository.ts'
import type { BookedPayment, LedgerSums, Misfit } from './ledger.repository.ts'

const batch = 200
const dayMs = 24 * 60 * 60 * 1000
/** A payment may reach the books long after it was made: an unpaid job can be paid for a month. */
const lateDays = 40

type Needs = {
  db: Kysely<DB>
  clock: Clock
  provider: Pick<PaymentProvider, 'listPayments' | 'listPaymentRefunds'>
}

export type Books = { readonly sums: LedgerSums; readonly misfits: readonly Misfit[] }

/** Whether the books are right: in themselves, and held against what the provider says. */
export function createLedger({ db, clock, provider }: Needs) {
  return {
    /** The sums and every row that breaks a rule, all as of one instant. */
    async checkBooks(): Promise<Books> {
      return await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (trx) => {
          const sums = await ledger.readSums(trx)
          const misfits = await ledger.findMisfits(trx)
          return { sums, misfits: [...misfitOfSums(sums), ...misfits] }
        })
    },

    /**
     * Holds every payment and refund since an instant, or of all times, against the provider's.
     * @throws PaymentProviderError when the provider does not answer
     */
    async compareWithProvider(since?: Date): Promise<Misfit[]> {
      const from = since ?? (await ledger.findFirstOrderAt(db))
      if (!from) return []
      const misfits: Misfit[] = []
      const seen = new Set<string>()
      let some: ProviderPayment[] = []
      const compare = async () => {
        const booked = await ledger.listBooked(db, { providerPaymentIds: some.map(({ id }) => id) })
        const byId = new Map(booked.map((each) => [each.providerPaymentId, each]))
        misfits.push(...some.flatMap((theirs) => misfitsOf(theirs, byId.get(theirs.id))))
        some = []
      }
      const madeFrom = new Date(from.getTime() - (since ? lateDays : 1) * dayMs)
      for await (const payment of provider.listPayments(madeFrom, clock.now())) {
        seen.add(payment.id)
        some.push(payment)
        if (some.length === batch) await compare()
      }
      if (some.length > 0) await compare()
      for (const ours of await ledger.listBooked(db, { since: from })) {
        if (seen.has(ours.providerPaymentId)) continue
        misfits.push({ what: 'The provider knows no such payment', id: ours.providerPaymentId })
      }
      return [...misfits, ...(await compareRefunds(from))]
    },
  }

  async function compareRefunds(since: Date): Promise<Misfit[]> {
    const misfits: Misfit[] = []
    for (const ours of await ledger.listBookedRefunds(db, since)) {
      if (ours.status === 'due') {
        misfits.push({ what: 'A refund is not sent yet', id: ours.id })
        continue
      }
      if (ours.status === 'failed') {
        misfits.push({ what: 'A refund failed', id: ours.id })
        continue
      }
      const known = await listRefunds(ours.providerPaymentId)
      const theirs = known.find(({ id }) => id === ours.providerRefundId)
      if (!theirs || theirs.status === 'failed' || theirs.amountPaise !== ours.amountPaise) {
        misfits.push({ what: 'The provider tells another thing of a refund', id: ours.id })
      }
    }
    return misfits
  }

  /** None of a payment that the provider does not know. */
  async function listRefunds(providerPaymentId: string): Promise<ProviderRefund[]> {
    try {
      return await provider.listPaymentRefunds(providerPaymentId)
    } catch (error) {
      if (error instanceof PaymentProviderError && error.problem === 'unknown') return []
      throw error
    }
  }
}

/** What came in and stayed is what was invoiced and stands, and what waits for its job. */
function misfitOfSums(sums: LedgerSums): Misfit[] {
  const kept = sums.received - sums.returned
  const explained = sums.invoiced - sums.credited + sums.held
  if (kept === explained) return []
  return [{ what: 'The sums differ', id: `${kept} paise kept, ${explained} paise explained` }]
}

/** What does not fit between a payment at the provider and the same one in the books. */
function misfitsOf(theirs: ProviderPayment, ours: BookedPayment | undefined): Misfit[] {
  const { id, status } = theirs
  if (!ours) {
    // What was returned before it reached the books never was ours.
    if (status !== 'captured') return []
    return [{ what: 'The provider has a payment that is not in the books', id }]
  }
  const misfits: Misfit[] = []
  if (status !== 'captured' && status !== 'refunded')
    misfits.push({ what: 'The provider says that a payment never arrived', id })
  if (
    theirs.amountPaise !== ours.amountPaise ||
    theirs.currency !== ours.currency ||
    theirs.orderId !== ours.providerOrderId
  ) {
    misfits.push({ what: 'A payment has another amount, currency or order at the provider', id })
  }
  if (status === 'refunded' && !ours.hasRefund) {
    misfits.push({ what: 'The provider returned a payment that the books keep', id })
  }
  return misfits
}
