import type { Kysely } from 'kysely'
import type { Translator } from '#contract/i18n/translator.ts'
import type { DocumentKind, InvoiceLinks } from '#contract/invoices/schemas.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { createAddressSigner } from '#server/lib/signed-address.ts'
import type { Signature } from '#server/lib/signed-address.ts'
import { findBill } from './bills.repository.ts'
import type { DrawDocument } from './document-pdf.ts'
import { toCreditNote, toInvoice } from './documents.presenter.ts'
import * as repository from './documents.repository.ts'
import { documentFileName } from './issued-document.ts'
import type { IssuedDocument } from './issued-document.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  audit: Pick<Audit, 'record'>
  linkSecret: string
  draw: DrawDocument
}

export type DocumentFile = { readonly fileName: string; readonly bytes: Buffer }

export type DocumentsService = ReturnType<typeof createDocumentsService>

/** Invoices and credit notes as PDF files, drawn on request. */
export function createDocumentsService({ db, clock, audit, linkSecret, draw }: Deps) {
  const signer = createAddressSigner(linkSecret, 'document-link')
  const subjectOf = (kind: DocumentKind, id: string) => `${kind}\n${id}`

  return {
    findDocument,
    drawFile,

    /**
     * Download links for the employer who paid, and for admins, whose look is recorded.
     * @throws AppError NOT_FOUND when there is no invoice, or it is another employer's
     */
    async linksOfJob(viewer: Viewer, jobId: string): Promise<InvoiceLinks> {
      const found = isId(jobId) ? await repository.findJobDocuments(db, jobId) : undefined
      if (!found || !mayRead(viewer, found.employer_id)) throw new AppError('NOT_FOUND')
      const { invoice_id: invoiceId, credit_note_id: creditNoteId } = found
      await recordLook(viewer, { employerId: found.employer_id, number: found.number, jobId })
      return {
        invoiceUrl: linkTo('invoice', invoiceId),
        creditNoteUrl: creditNoteId === null ? null : linkTo('credit-note', creditNoteId),
      }
    },

    /**
     * A download link for the employer whose document it is, and for admins, whose look is recorded.
     * @throws AppError NOT_FOUND, for another employer's too
     */
    async linkOfBill(
      viewer: Viewer,
      { kind, billId: id }: { readonly kind: DocumentKind; readonly billId: string },
    ): Promise<{ url: string }> {
      const bill = isId(id) ? await findBill(db, { kind, id }) : undefined
      if (!bill || !mayRead(viewer, bill.employerId)) throw new AppError('NOT_FOUND')
      await recordLook(viewer, bill)
      return { url: linkTo(kind, id) }
    },

    /** @throws AppError NOT_FOUND for any invalid or expired link */
    async open(
      { kind, id }: { readonly kind: DocumentKind; readonly id: string },
      signature: Signature,
      t: Translator,
    ): Promise<DocumentFile> {
      const isValid = signer.isValid(subjectOf(kind, id), signature, clock.now())
      const document = isValid ? await findDocument(kind, id) : undefined
      if (!document) throw new AppError('NOT_FOUND')
      return await drawFile(document, t)
    },
  }

  async function recordLook(
    viewer: Viewer,
    { employerId, number, jobId }: NonNullable<Awaited<ReturnType<typeof findBill>>>,
  ): Promise<void> {
    if (viewer.role !== 'admin') return
    await audit.record(db, viewer, {
      kind: 'invoice-opened',
      ...(jobId !== null && { jobId }),
      personId: employerId,
      details: { number },
    })
  }

  async function drawFile(document: IssuedDocument, t: Translator): Promise<DocumentFile> {
    return { fileName: documentFileName(document), bytes: await draw(document, t) }
  }

  async function findDocument(kind: DocumentKind, id: string): Promise<IssuedDocument | undefined> {
    if (!isId(id)) return undefined
    if (kind === 'invoice') {
      const row = await repository.findInvoiceRow(db, id)
      return row && toInvoice(row)
    }
    const row = await repository.findCreditNoteRow(db, id)
    return row && toCreditNote(row)
  }

  function linkTo(kind: DocumentKind, id: string): string {
    return `/documents/${kind}/${id}?${signer.queryFor(subjectOf(kind, id), clock.now())}`
  }
}

const mayRead = (viewer: Viewer, employerId: string): boolean =>
  viewer.role === 'admin' || viewer.accountId === employerId
