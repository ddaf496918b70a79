import { isUtgstTerritory } from '#contract/invoices/gst.ts'
import type { IndianState } from '#contract/places/indian-states.ts'
import { gstPercent } from '#contract/payments/pricing.ts'
import type { Translator } from '#contract/i18n/translator.ts'

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
  t: Translator,
): TaxLine[] {
  if (cgstPaise === 0 && sgstPaise === 0) {
    return [{ label: t('invoice.igst', { percent: gstPercent }), amountPaise: igstPaise }]
  }
  const half = { percent: gstPercent / 2 }
  const stateTax = isUtgstTerritory(placeOfSupply) ? 'invoice.utgst' : 'invoice.sgst'
  return [
    { label: t('invoice.cgst', half), amountPaise: cgstPaise },
    { label: t(stateTax, half), amountPaise: sgstPaise },
  ]
}
