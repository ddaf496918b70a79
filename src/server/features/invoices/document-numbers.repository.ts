import type { Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'

type Counter = { readonly series: string; readonly financialYear: string }

/**
 * Locks a series until the transaction ends and returns its last serial, 0 before the first. The lock
 * keeps the numbers without gaps: a number that is rolled back goes to the next transaction.
 */
export async function lockCounter(
  tx: Transaction<DB>,
  { series, financialYear }: Counter,
): Promise<number> {
  const { last_serial } = await tx
    .insertInto('document_counters')
    .values({ series, financial_year: financialYear, last_serial: 0 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'financial_year']).doUpdateSet((row) => ({
        // An update without changes, to lock an existing row.
        last_serial: row.ref('document_counters.last_serial'),
      })),
    )
    .returning('last_serial')
    .executeTakeFirstOrThrow()
  return last_serial
}

export async function advanceCounter(
  tx: Transaction<DB>,
  { series, financialYear }: Counter,
  serial: number,
): Promise<void> {
  await tx
    .updateTable('document_counters')
    .set({ last_serial: serial })
    .where('series', '=', series)
    .where('financial_year', '=', financialYear)
    .execute()
}

/** The issue time of the series' newest document; undefined before the first. */
export async function findLastIssue(
  tx: Transaction<DB>,
  table: 'invoices' | 'credit_notes',
  { series, financialYear }: Counter,
): Promise<Date | undefined> {
  const last = await tx
    .selectFrom(table)
    .select('issued_at')
    .where('series', '=', series)
    .where('financial_year', '=', financialYear)
    .orderBy('serial', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.issued_at
}
