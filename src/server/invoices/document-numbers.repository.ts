import type { Transaction } from 'kysely'
import type { DB } from '../db/types.ts'

type Counter = { readonly series: string; readonly financialYear: string }

/**
 * Holds a series until the transaction ends and gives its last serial, 0 before the first: numbers
 * are taken one after another, and one that is rolled back is taken by the next.
 */
export async function lockCounter(
  trx: Transaction<DB>,
  { series, financialYear }: Counter,
): Promise<number> {
  const { last_serial } = await trx
    .insertInto('document_counters')
    .values({ series, financial_year: financialYear, last_serial: 0 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'financial_year']).doUpdateSet((row) => ({
        // Nothing changes; the update takes the row's lock where an insert would find it taken.
        last_serial: row.ref('document_counters.last_serial'),
      })),
    )
    .returning('last_serial')
    .executeTakeFirstOrThrow()
  return last_serial
}

export async function advanceCounter(
  trx: Transaction<DB>,
  { series, financialYear }: Counter,
  serial: number,
): Promise<void> {
  await trx
    .updateTable('document_counters')
    .set({ last_serial: serial })
    .where('series', '=', series)
    .where('financial_year', '=', financialYear)
    .execute()
}

/** When the series' newest document was issued; undefined before the first. */
export async function findLastIssue(
  trx: Transaction<DB>,
  table: 'invoices' | 'credit_notes',
  { series, financialYear }: Counter,
): Promise<Date | undefined> {
  const last = await trx
    .selectFrom(table)
    .select('issued_at')
    .where('series', '=', series)
    .where('financial_year', '=', financialYear)
    .orderBy('serial', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.issued_at
}
