import type { Kysely } from 'kysely'
import { gstStateCodes } from '#contract/invoices/gst.ts'
import { endOfIndiaDayAfter, indiaDate, startOfIndiaDate } from '#contract/india-time.ts'
import { dayBookRangeSchema } from '#contract/invoices/schemas.ts'
import { dayBookFieldOrder } from '#contract/invoices/field-order.ts'
import { indianStates } from '#contract/places/indian-states.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { byteOrderMark, csvLine, textCell } from '#server/lib/csv.ts'
import { parseForm } from '#server/lib/parse-form.ts'
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

/** The day book: every invoice and credit note between two days, as CSV for accountants. */
export function createDayBookService({
  db,
  audit,
}: {
  db: Kysely<DB>
  audit: Pick<Audit, 'record'>
}) {
  return {
    /**
     * The file name and the parts, streamed from the database. The download is recorded.
     * @throws AppError INVALID_FORM for an invalid range of days
     */
    async open(
      viewer: Viewer,
      query: unknown,
      t: Translator,
    ): Promise<{ fileName: string; parts: AsyncIterable<string> }> {
      const { from, to } = parseForm(dayBookRangeSchema, query, dayBookFieldOrder)
      await audit.record(db, viewer, { kind: 'day-book-downloaded', details: { from, to } })
      return {
        fileName: `day-book-${from}-${to}.csv`,
        parts: write(startOfIndiaDate(from), endOfIndiaDay(to), t),
      }
    },
  }

  async function* write(from: Date, until: Date, t: Translator): AsyncGenerator<string> {
    const names = columns.map((column) => textCell(t(`dayBook.column.${column}`)))
    yield byteOrderMark + csvLine(names)
    let after: DayBookPosition | undefined
    for (;;) {
      const rows = await listDocuments(db, { from, until, after, limit: rowsAtOnce })
      if (rows.length > 0) yield rows.map((row) => csvLine(toCells(row, t))).join('')
      const last = rows.at(-1)
      if (!last || rows.length < rowsAtOnce) return
      after = { issuedAt: last.issued_at, number: last.number }
    }
  }
}

function toCells(row: DayBookRow, t: Translator): string[] {
  const isInvoice = row.kind === 'invoice'
  const recipient = recipientSchema.parse(row.recipient)
  const state = indianStates.find((each) => each === row.place_of_supply)
  const amount = (paise: number) => plainRupees(isInvoice ? paise : 0 - paise)
  return [
    textCell(t(isInvoice ? 'invoice.taxInvoice' : 'invoice.creditNote')),
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

/** The first instant after the day. */
const endOfIndiaDay = (day: string): Date =>
  new Date(endOfIndiaDayAfter(startOfIndiaDate(day), 0).getTime() + 1)
