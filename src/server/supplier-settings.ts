import { z } from 'zod'
import { isGstin, isGstinOfState } from '#contract/gst.ts'
import { indianStates } from '#contract/places.ts'
import type { IndianState } from '#contract/places.ts'

/* Who sells, for invoices. The defaults are plain to see as made up; production names its own. */

export type InvoicingConfig = {
  supplier: { legalName: string; gstin: string; address: string; state: IndianState }
  invoicing: {
    /** Begins every invoice's number, and every credit note's. */
    prefix: string
    creditNotePrefix: string
    /** What is sold, by the GST's code of services. */
    sac: string
  }
}

/** A longer one would leave no room for six digits in a number of sixteen characters. */
const prefix = z.string().regex(/^[A-Z\d]{1,3}$/, 'must be one to three capital letters or digits')

export const supplierSettings = {
  SUPPLIER_LEGAL_NAME: z
    .string()
    .max(120, 'must be at most 120 characters long')
    .default('Example Supplier Private Limited'),
  SUPPLIER_GSTIN: z
    .string()
    .refine(isGstin, 'must be a GSTIN with the right check character')
    .default('07AAAAA0000A1Z4'),
  SUPPLIER_ADDRESS: z
    .string()
    .max(300, 'must be at most 300 characters long')
    .default('Registered address, New Delhi'),
  SUPPLIER_STATE: z
    .enum(indianStates, `must be one of ${indianStates.join(', ')}`)
    .default('Delhi'),
  INVOICE_PREFIX: prefix.default('JP'),
  CREDIT_NOTE_PREFIX: prefix.default('CN'),
  GST_SAC: z
    .string()
    .regex(/^99\d{4}$/, 'must be six digits that start with 99')
    .default('998365'),
}

type Settings = z.output<z.ZodObject<typeof supplierSettings>>

/** What is wrong with settings that are fine one by one. */
export function supplierProblems(settings: Settings): string[] {
  const {
    SUPPLIER_GSTIN: gstin,
    SUPPLIER_STATE: state,
    INVOICE_PREFIX,
    CREDIT_NOTE_PREFIX,
  } = settings
  return [
    ...(isGstinOfState(gstin, state) ? [] : ['SUPPLIER_GSTIN is not of SUPPLIER_STATE']),
    // One series for both would leave gaps in either.
    ...(CREDIT_NOTE_PREFIX === INVOICE_PREFIX
      ? ['CREDIT_NOTE_PREFIX must differ from INVOICE_PREFIX']
      : []),
  ]
}

export function toInvoicing(settings: Settings): InvoicingConfig {
  return {
    supplier: {
      legalName: settings.SUPPLIER_LEGAL_NAME,
      gstin: settings.SUPPLIER_GSTIN,
      address: settings.SUPPLIER_ADDRESS,
      state: settings.SUPPLIER_STATE,
    },
    invoicing: {
      prefix: settings.INVOICE_PREFIX,
      creditNotePrefix: settings.CREDIT_NOTE_PREFIX,
      sac: settings.GST_SAC,
    },
  }
}
