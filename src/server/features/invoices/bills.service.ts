import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Bill, billStates, listBillsSchema } from '#contract/invoices/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { readCursor, writeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import { countBills, listBills } from './bills.repository.ts'
import type { BillRow } from './bills.repository.ts'

const positionSchema = z.tuple([z.iso.datetime(), z.string().max(limits.shortText)])

export type BillsService = ReturnType<typeof createBillsService>

/** An employer's own invoices and credit notes. */
export function createBillsService({ db }: { db: Kysely<DB> }) {
  return {
    /** @throws AppError MALFORMED for a cursor that this server did not make */
    async listBills(
      { accountId: employerId }: Viewer,
      { cursor, limit = limits.listDefault }: z.output<typeof listBillsSchema>,
    ): Promise<Page<Bill>> {
      const position = readCursor(cursor, positionSchema)
      const after = position && { issuedAt: new Date(position[0]), number: position[1] }
      const [rows, total] = await Promise.all([
        listBills(db, { employerId, after, limit: limit + 1 }),
        countBills(db, employerId),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        items: shown.map((row) => present(row)),
        total,
        nextCursor: last ? writeCursor([last.issued_at.toISOString(), last.number]) : null,
      }
    },
  }
}

const present = (row: BillRow): Bill => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  issuedAt: row.issued_at.toISOString(),
  state: stateOf(row),
  plan: row.plan,
  orderKind: row.order_kind,
  quantity: row.quantity,
  jobTitle: row.job_title,
  totalPaise: row.kind === 'invoice' ? row.total_paise : 0 - row.total_paise,
})

function stateOf(row: BillRow): (typeof billStates)[number] {
  if (row.kind === 'credit-note') return 'credit_note'
  if (row.credited_paise === null) return 'paid'
  return row.credited_paise < row.total_paise ? 'partly_refunded' : 'refunded'
}
