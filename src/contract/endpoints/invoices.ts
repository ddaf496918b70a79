import { z } from 'zod'
import { callLimits } from '../call-limits.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import * as invoices from '../invoices.ts'
import { jobIdParamsSchema } from '../jobs.ts'

export const invoicesEndpoints = {
  getBillingDetails: {
    ...plain,
    method: 'GET',
    path: '/api/billing-details',
    summary: 'Whom my invoices go to',
    room: 'invoices',
    access: ['employer'],
    reply: invoices.billingDetailsSchema,
  },
  saveBillingDetails: {
    ...plain,
    method: 'POST',
    path: '/api/billing-details',
    summary: 'Say whom my next invoices go to',
    room: 'invoices',
    access: ['employer'],
    limit: callLimits.profiles,
    body: invoices.saveBillingDetailsSchema,
    reply: invoices.billingDetailsSchema,
  },
  getInvoiceLinks: {
    ...plain,
    method: 'GET',
    path: '/api/jobs/:jobId/invoice-link',
    summary: 'Download the invoice of a paid job, and the credit note if there is one',
    room: 'invoices',
    access: ['employer', 'admin'],
    limit: callLimits.files,
    params: jobIdParamsSchema,
    reply: invoices.invoiceLinksSchema,
  },
  /** The reply is a file: CSV in UTF-8, with a name of its own. */
  downloadDayBook: {
    ...plain,
    method: 'GET',
    path: '/api/day-book',
    summary: 'All invoices and credit notes between two days, for the accountant',
    room: 'invoices',
    access: ['admin'],
    limit: callLimits.downloads,
    query: invoices.dayBookQuerySchema,
    reply: z.string(),
  },
} as const satisfies Record<string, Endpoint>
