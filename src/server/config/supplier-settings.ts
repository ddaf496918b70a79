import { z } from 'zod'
import { isGstin, isGstinOfState } from '#contract/invoices/gst.ts'
import { indianStates } from '#contract/places/indian-states.ts'
import type { IndianState } from '#contract/places/indian-states.ts'

/* The supplier on invoices. The defaults are obviously made up; production sets its own. */

export type InvoicingConfig = {
  supplier: { legalName: string; gstin: string; address: string; state: IndianState }
  invoicing: {
    /** The prefix of invoice numbers. */
    prefix: string
    creditNotePrefix: string
    /** The GST code of the service that is sold (SAC). */
    sac: string
  }
}

/**
 * An invoice number has at most sixteen characters; a longer prefix would leave less than six
 * digits.
 */
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

/** Settings that are valid one by one and not together. */
export function supplierProblems(settings: Settings): string[] {
  const {
    SUPPLIER_GSTIN: gstin,
    SUPPLIER_STATE: state,
    INVOICE_PREFIX,
    CREDIT_NOTE_PREFIX,
  } = settings
  return [
    ...(isGstinOfState(gstin, state) ? [] : ['SUPPLIER_GSTIN is not of SUPPLIER_STATE']),
    // One series for both would have gaps in each.
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
