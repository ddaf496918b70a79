import { z } from 'zod'
import { indianStates } from '#contract/places/indian-states.ts'
import type { CreditNoteRow, InvoiceRow } from './documents.repository.ts'
import type { IssuedDocument } from './issued-document.ts'
import { recipientSchema, supplierSchema } from './parties.rules.ts'

const stateSchema = z.enum(indianStates)

export const toInvoice = (row: InvoiceRow): IssuedDocument => ({
  id: row.id,
  kind: 'invoice',
  number: row.number,
  issuedAt: row.issued_at,
  against: undefined,
  ...toSale(row),
})

export const toCreditNote = (row: CreditNoteRow): IssuedDocument => ({
  id: row.credit_note_id,
  kind: 'credit-note',
  number: row.credit_note_number,
  issuedAt: row.credited_at,
  against: {
    number: row.number,
    issuedAt: row.issued_at,
    reason: row.part_total_paise === null ? row.reason : 'unused_posts',
  },
  ...toSale({
    ...row,
    description: row.part_description ?? row.description,
    taxable_paise: row.part_taxable_paise ?? row.taxable_paise,
    cgst_paise: row.part_cgst_paise ?? row.cgst_paise,
    sgst_paise: row.part_sgst_paise ?? row.sgst_paise,
    igst_paise: row.part_igst_paise ?? row.igst_paise,
    total_paise: row.part_total_paise ?? row.total_paise,
  }),
})

function toSale(row: InvoiceRow) {
  return {
    supplier: supplierSchema.parse(row.supplier),
    recipient: recipientSchema.parse(row.recipient),
    placeOfSupply: stateSchema.parse(row.place_of_supply),
    sac: row.sac,
    description: row.description,
    taxablePaise: row.taxable_paise,
    cgstPaise: row.cgst_paise,
    sgstPaise: row.sgst_paise,
    igstPaise: row.igst_paise,
    totalPaise: row.total_paise,
    providerOrderId: row.provider_order_id ?? undefined,
    providerPaymentId: row.provider_payment_id ?? undefined,
  }
}
