import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'

export type DayBookPosition = { readonly issuedAt: Date; readonly number: string }

export type DayBookRow = {
  readonly kind: 'invoice' | 'credit-note'
  readonly number: string
  readonly issued_at: Date
  readonly invoice_number: string | null
  readonly recipient: unknown
  readonly place_of_supply: string
  readonly sac: string
  readonly taxable_paise: number
  readonly cgst_paise: number
  readonly sgst_paise: number
  readonly igst_paise: number
  readonly total_paise: number
  readonly order_id: string
  readonly provider_payment_id: string | null
}

type DocumentsQuery = {
  readonly from: Date
  readonly until: Date
  readonly after: DayBookPosition | undefined
  readonly limit: number
}

/** Invoices and credit notes after a position, sorted by time and number. */
export async function listDocuments(
  db: Kysely<DB>,
  { from, until, after, limit }: DocumentsQuery,
): Promise<DayBookRow[]> {
  // The first page starts after the empty number, which sorts before all others.
  const position = after ?? { issuedAt: from, number: '' }
  const { rows } = await sql<DayBookRow>`
    select documents.kind, documents.number, documents.issued_at,
      case documents.kind when 'credit-note' then i.number end as invoice_number,
      i.recipient, i.place_of_supply, i.sac,
      coalesce(documents.taxable_paise, i.taxable_paise) as taxable_paise,
      coalesce(documents.cgst_paise, i.cgst_paise) as cgst_paise,
      coalesce(documents.sgst_paise, i.sgst_paise) as sgst_paise,
      coalesce(documents.igst_paise, i.igst_paise) as igst_paise,
      coalesce(documents.total_paise, i.total_paise) as total_paise,
      i.order_id, p.provider_payment_id
    from (
      (select 'invoice' as kind, id as invoice_id, number, issued_at, taxable_paise, cgst_paise, sgst_paise,
          igst_paise, total_paise
        from invoices
        where (issued_at, number) > (${position.issuedAt}::timestamptz, ${position.number}::text)
          and issued_at < ${until}
        order by issued_at, number limit ${limit})
      union all
      (select 'credit-note', invoice_id, number, issued_at, taxable_paise, cgst_paise, sgst_paise, igst_paise,
          total_paise
        from credit_notes
        where (issued_at, number) > (${position.issuedAt}::timestamptz, ${position.number}::text)
          and issued_at < ${until}
        order by issued_at, number limit ${limit})
    ) documents
    join invoices i on i.id = documents.invoice_id
    left join payments p on p.order_id = i.order_id and p.is_settling
    order by documents.issued_at, documents.number
    limit ${limit}`.execute(db)
  return rows
}
