import { isUtgstTerritory } from '#contract/gst.ts'
import type { IndianState } from '#contract/places.ts'
import { gstPercent } from '#contract/pricing.ts'
import { sentence } from '#contract/sentences.ts'

type Taxed = {
  readonly placeOfSupply: IndianState
  readonly cgstPaise: number
  readonly sgstPaise: number
  readonly igstPaise: number
}

export type TaxLine = { readonly label: string; readonly amountPaise: number }

/** The taxes of a document with their rates: the union's and the state's half, or the integrated one. */
export function taxLines({ placeOfSupply, cgstPaise, sgstPaise, igstPaise }: Taxed): TaxLine[] {
  if (cgstPaise === 0 && sgstPaise === 0) {
    return [{ label: sentence('invoice.igst', { percent: gstPercent }), amountPaise: igstPaise }]
  }
  const half = { percent: gstPercent / 2 }
  const stateTax = isUtgstTerritory(placeOfSupply) ? 'invoice.utgst' : 'invoice.sgst'
  return [
    { label: sentence('invoice.cgst', half), amountPaise: cgstPaise },
    { label: sentence(stateTax, half), amountPaise: sgstPaise },
  ]
}
