import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'

type Times = {
  /** Codes that were sent within these should have been used by now. */
  readonly codes: { readonly from: Date; readonly until: Date }
  /** Payments of these should have a job or a refund by now. */
  readonly payments: { readonly from: Date; readonly until: Date }
  readonly refundsFrom: Date
}

export type Alarms = {
  readonly codes: { readonly sent: number; readonly unused: number }
  readonly paymentsWithoutJob: number
  readonly money: {
    readonly payments: number
    readonly paidPaise: number
    readonly refundedPaise: number
  }
}

/** What tells that something is broken although nothing reports a failure. Each part reads a range of an index by time. */
export async function readAlarms(
  db: Kysely<DB>,
  { codes, payments, refundsFrom }: Times,
): Promise<Alarms> {
  const { rows } = await sql<{
    sent: number
    unused: number
    paymentsWithoutJob: number
    payments: number
    paidPaise: number
    refundedPaise: number
  }>`
    select codes.sent, codes.unused, money.payments, money."paidPaise", money."refundedPaise",
      (select count(*)::int from payments
        join orders on orders.id = payments.order_id
        where payments.recorded_at >= ${payments.from} and payments.recorded_at < ${payments.until}
          and case when payments.is_settling then orders.status = 'open'
            else not exists (select from refunds where refunds.payment_id = payments.id) end
      ) as "paymentsWithoutJob"
    from (
      select count(*)::int as sent, (count(*) filter (where not is_spent))::int as unused
      from login_codes where sent_at >= ${codes.from} and sent_at < ${codes.until}
    ) codes, (
      select (count(*) filter (where kind = 'payment'))::int as payments,
        coalesce(sum(amount_paise) filter (where kind = 'payment'), 0)::float8 as "paidPaise",
        coalesce(-sum(amount_paise) filter (where kind = 'refund'), 0)::float8 as "refundedPaise"
      from ledger_entries where recorded_at >= ${refundsFrom}
    ) money`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select of counts has one row')
  const { sent, unused, paymentsWithoutJob, ...money } = row
  return { codes: { sent, unused }, paymentsWithoutJob, money }
}
