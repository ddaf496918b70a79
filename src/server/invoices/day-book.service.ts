import type { Kysely } from 'kysely'
import { gstStateCodes } from '#contract/gst.ts'
import { endOfIndiaDayAfter, indiaDate } from '#contract/india-time.ts'
import { dayBookFieldOrder, dayBookRangeSchema } from '#contract/invoices.ts'
import { indianStates } from '#contract/places.ts'
import { sentence } from '#contract/sentences.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { byteOrderMark, csvLine, textCell } from '../lib/csv.ts'
import { parseForm } from '../lib/parse-form.ts'
import { listDocuments } from './day-book.repository.ts'
import type { DayBookPosition, DayBookRow } from './day-book.repository.ts'
import { plainRupees } from './money-text.rules.ts'
import { recipientSchema } from './parties.rules.ts'

const rowsAtOnce = 500

const columns = [
  'document',
  'number',
  'date',
  'invoice',
  'recipient',
  'gstin',
  'state',
  'stateCode',
  'sac',
  'taxable',
  'cgst',
  'sgst',
  'igst',
  'total',
  'order',
  'payment',
] as const

export type DayBookService = ReturnType<typeof createDayBookService>

/** Every invoice and credit note between two days, as the accountant takes them over. */
export function createDayBookService({
  db,
  audit,
}: {
  db: Kysely<DB>
  audit: Pick<Audit, 'record'>
}) {
  return {
    /**
     * The file's name and its parts, read from the database as they are sent; this is recorded.
     * @throws AppError INVALID_FORM for days that are no range
     */
    async open(
      viewer: Viewer,
      query: unknown,
    ): Promise<{ fileName: string; parts: AsyncIterable<string> }> {
      const { from, to } = parseForm(dayBookRangeSchema, query, dayBookFieldOrder)
      await audit.record(db, viewer, { kind: 'day-book-downloaded', details: { from, to } })
      return {
        fileName: `day-book-${from}-${to}.csv`,
        parts: write(startOfIndiaDay(from), endOfIndiaDay(to)),
      }
    },
  }

  async function* write(from: Date, until: Date): AsyncGenerator<string> {
    const names = columns.map((column) => textCell(sentence(`dayBook.column.${column}`)))
    yield byteOrderMark + csvLine(names)
    let after: DayBookPosition | undefined
    for (;;) {
      const rows = await listDocuments(db, { from, until, after, limit: rowsAtOnce })
      if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row))).join('')
      const last = rows.at(-1)
      if (!last || rows.length < rowsAtOnce) return
      after = { issuedAt: last.issued_at, number: last.number }
    }
  }
}

function cellsOf(row: DayBookRow): string[] {
  const isInvoice = row.kind === 'invoice'
  const recipient = recipientSchema.parse(row.recipient)
  const state = indianStates.find((each) => each === row.place_of_supply)
  const amount = (paise: number) => plainRupees(isInvoice ? paise : 0 - paise)
  return [
    textCell(sentence(isInvoice ? 'invoice.taxInvoice' : 'invoice.creditNote')),
    textCell(row.number),
    indiaDate(row.issued_at),
    textCell(row.invoice_number ?? ''),
    textCell(recipient.legalName),
    textCell(recipient.gstin ?? ''),
    textCell(row.place_of_supply),
    textCell(state ? gstStateCodes[state] : ''),
    textCell(row.sac),
    amount(row.taxable_paise),
    amount(row.cgst_paise),
    amount(row.sgst_paise),
    amount(row.igst_paise),
    amount(row.total_paise),
    textCell(row.order_id),
    textCell(row.provider_payment_id ?? ''),
  ]
}

const startOfIndiaDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`)

/** The first instant that is not of the day any more. */
const endOfIndiaDay = (day: string): Date =>
  new Date(endOfIndiaDayAfter(startOfIndiaDay(day), 0).getTime() + 1)
