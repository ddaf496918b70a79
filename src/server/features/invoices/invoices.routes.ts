import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { endpoints } from '#contract/endpoints.ts'
import { documentKinds } from '#contract/invoices/schemas.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { BillingDetailsService } from './billing-details.service.ts'
import type { BillsService } from './bills.service.ts'
import type { DayBookService } from './day-book.service.ts'
import type { DocumentsService } from './documents.service.ts'

type Services = {
  billing: BillingDetailsService
  bills: BillsService
  documents: DocumentsService
  dayBook: DayBookService
}

export function bindInvoices(bind: Bind, { billing, bills, documents, dayBook }: Services): void {
  bind.signedIn(endpoints.getBillingDetails, async ({ viewer }) => billing.read(viewer))
  bind.signedIn(endpoints.saveBillingDetails, async ({ viewer, body }) =>
    billing.save(viewer, body),
  )
  bind.signedIn(endpoints.getInvoiceLinks, async ({ viewer, params }) =>
    documents.linksOfJob(viewer, params.jobId),
  )
  bind.signedIn(endpoints.listBills, async ({ viewer, body, sendPage }) =>
    sendPage(await bills.listBills(viewer, body)),
  )
  bind.signedIn(endpoints.getBillLink, async ({ viewer, params }) =>
    documents.linkOfBill(viewer, params),
  )
  bind.download(endpoints.downloadDayBook, async ({ viewer, query, t }) => ({
    ...(await dayBook.open(viewer, query, t)),
    mediaType: 'text/csv; charset=utf-8',
  }))
}

const paramsSchema = z.object({ kind: z.enum(documentKinds), id: z.string() })
const linkSchema = z.object({ expires: z.string(), signature: z.string().max(100) })

/** Serves documents by signed links. It is not a declared endpoint, because the reply is a file. */
export function registerDocuments(app: FastifyInstance, documents: DocumentsService): void {
  app.get('/documents/:kind/:id', { schema: { hide: true } }, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    const link = linkSchema.safeParse(request.query)
    if (!params.success || !link.success) throw new AppError('NOT_FOUND')
    const { fileName, bytes } = await documents.open(params.data, link.data, request.t)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .type('application/pdf')
      .send(bytes)
  })
}
