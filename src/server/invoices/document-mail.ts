import type { DocumentKind } from '#contract/invoices.ts'
import { limits } from '#contract/limits.ts'
import { sentence } from '#contract/sentences.ts'
import type { MailComposer } from '../mail/mail.service.ts'
import type { DocumentsService } from './documents.service.ts'
import { rupeesWithPaise } from './money-text.rules.ts'

type Needs = {
  documents: Pick<DocumentsService, 'findDocument' | 'drawFile'>
  config: { productName: string; publicUrl: string; supportEmail: string }
}

/** Brings a document to whom it was written for, drawn when the mail goes out. */
export function createDocumentMail(kind: DocumentKind, { documents, config }: Needs): MailComposer {
  return async (id) => {
    const document = await documents.findDocument(kind, id)
    if (!document) return undefined
    const { number, recipient, against } = document
    const file = await documents.drawFile(document)
    const key = kind === 'invoice' ? 'mail.invoice' : 'mail.creditNote'
    return {
      to: recipient.email,
      subject: sentence(`${key}.subject`, { number, productName: config.productName }),
      text: sentence(`${key}.text`, {
        number,
        name: recipient.legalName,
        total: rupeesWithPaise(document.totalPaise),
        invoiceNumber: against?.number ?? '',
        days: limits.refundProcessingBusinessDays,
        link: new URL('/employee_dashboard', config.publicUrl).href,
        productName: config.productName,
        supportEmail: config.supportEmail,
      }),
      attachments: [{ ...file, contentType: 'application/pdf' }],
    }
  }
}
