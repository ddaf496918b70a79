import { z } from 'zod'
import { adminCalls } from '#contract/admin-calls.ts'
import { calls } from '#contract/calls.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as invoices from './schemas.ts'
import { jobIdParamsSchema } from '#contract/jobs/schemas.ts'

export const invoicesEndpoints = {
  getBillingDetails: {
    ...plain,
    ...calls.getBillingDetails,
    summary: 'The recipient of my invoices',
    room: 'invoices',
    access: ['employer'],
    reply: invoices.billingDetailsSchema,
  },
  saveBillingDetails: {
    ...plain,
    ...calls.saveBillingDetails,
    summary: 'Save the recipient of my next invoices',
    room: 'invoices',
    access: ['employer'],
    limit: callLimits.profiles,
    body: invoices.saveBillingDetailsSchema,
    reply: invoices.billingDetailsSchema,
  },
  getInvoiceLinks: {
    ...plain,
    ...calls.getInvoiceLinks,
    summary: 'Download the invoice of a paid job, and the credit note if there is one',
    room: 'invoices',
    access: ['employer', 'admin'],
    limit: callLimits.files,
    params: jobIdParamsSchema,
    reply: invoices.invoiceLinksSchema,
  },
  listBills: {
    ...plain,
    ...calls.listBills,
    summary: 'My bills and credit notes, newest first',
    room: 'invoices',
    access: ['employer'],
    body: invoices.listBillsSchema,
    reply: z.array(invoices.billSchema),
    paged: true,
  },
  getBillLink: {
    ...plain,
    ...calls.getBillLink,
    summary: 'Download one of my bills, or as an admin anybody’s',
    room: 'invoices',
    access: ['employer', 'admin'],
    limit: callLimits.files,
    params: invoices.billParamsSchema,
    reply: invoices.billLinkSchema,
  },
  /** The reply is a file: CSV in UTF-8, with a name of its own. */
  downloadDayBook: {
    ...plain,
    ...adminCalls.downloadDayBook,
    summary: 'All invoices and credit notes between two days, for the accountant',
    room: 'invoices',
    access: ['admin'],
    limit: callLimits.downloads,
    query: invoices.dayBookQuerySchema,
    reply: z.string(),
  },
} as const satisfies Record<string, Endpoint>
