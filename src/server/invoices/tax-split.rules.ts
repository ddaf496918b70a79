import type { IndianState } from '#contract/places.ts'

export type TaxSplit = {
  readonly cgstPaise: number
  /** Called UTGST where the state is a union territory without a legislature. */
  readonly sgstPaise: number
  readonly igstPaise: number
}

/**
 * Within the supplier's state one half goes to the union and one to the state, otherwise the whole
 * is integrated tax. GST is charged in whole rupees, so the halves are equal and whole.
 */
export function splitGst(
  gstPaise: number,
  { supplierState, placeOfSupply }: { supplierState: IndianState; placeOfSupply: IndianState },
): TaxSplit {
  if (supplierState !== placeOfSupply) return { cgstPaise: 0, sgstPaise: 0, igstPaise: gstPaise }
  const cgstPaise = Math.floor(gstPaise / 2)
  return { cgstPaise, sgstPaise: gstPaise - cgstPaise, igstPaise: 0 }
}
