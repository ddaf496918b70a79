import type { IndianState } from '#contract/places/indian-states.ts'

export type TaxSplit = {
  readonly cgstPaise: number
  /** Called UTGST in a union territory without a legislature. */
  readonly sgstPaise: number
  readonly igstPaise: number
}

/**
 * Splits GST: within the supplier's state into CGST and SGST, otherwise all of it is IGST. GST is
 * charged in whole rupees, so the halves are equal and whole.
 */
export function splitGst(
  gstPaise: number,
  { supplierState, placeOfSupply }: { supplierState: IndianState; placeOfSupply: IndianState },
): TaxSplit {
  if (supplierState !== placeOfSupply) return { cgstPaise: 0, sgstPaise: 0, igstPaise: gstPaise }
  const cgstPaise = Math.floor(gstPaise / 2)
  return { cgstPaise, sgstPaise: gstPaise - cgstPaise, igstPaise: 0 }
}
