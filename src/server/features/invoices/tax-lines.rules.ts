import { isUtgstTerritory } from '#contract/invoices/gst.ts'
import type { IndianState } from '#contract/places/indian-states.ts'
import { gstPercent } from '#contract/payments/pricing.ts'
import type { Wording } from '#server/pdf/wording.ts'

type Taxed = {
  readonly placeOfSupply: IndianState
  readonly cgstPaise: number
  readonly sgstPaise: number
  readonly igstPaise: number
}

export type TaxLine = { readonly label: string; readonly amountPaise: number }

/** The taxes of a document with their rates: CGST and SGST, or IGST. */
export function taxLines(
  { placeOfSupply, cgstPaise, sgstPaise, igstPaise }: Taxed,
  label: Wording['label'],
): TaxLine[] {
  if (cgstPaise === 0 && sgstPaise === 0) {
    return [{ label: label('invoice.igst', { percent: gstPercent }), amountPaise: igstPaise }]
  }
  const half = { percent: gstPercent / 2 }
  const stateTax = isUtgstTerritory(placeOfSupply) ? 'invoice.utgst' : 'invoice.sgst'
  return [
    { label: label('invoice.cgst', half), amountPaise: cgstPaise },
    { label: label(stateTax, half), amountPaise: sgstPaise },
  ]
}
