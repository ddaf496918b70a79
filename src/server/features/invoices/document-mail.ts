import { localePath } from '#contract/i18n/locale-address.ts'
import type { Kysely } from 'kysely'
import type { DocumentKind } from '#contract/invoices/schemas.ts'
import { limits } from '#contract/limits.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { DB } from '#server/db/types.ts'
import type { MailComposer } from '#server/features/mail/mail.service.ts'
import type { DocumentsService } from './documents.service.ts'
import { findReaderLocale } from './documents.repository.ts'
import { rupeesWithPaise } from './money-text.rules.ts'

const messageKeys = {
  invoice: { subject: 'mail.invoice.subject', text: 'mail.invoice.text' },
  'credit-note': { subject: 'mail.creditNote.subject', text: 'mail.creditNote.text' },
} as const

const dashboard = '/employee_dashboard'

type Deps = {
  db: Kysely<DB>
  languages: Pick<Languages, 'translatorOf' | 'enabled'>
  documents: Pick<DocumentsService, 'findDocument' | 'drawFile'>
  config: { productName: string; publicUrl: string; supportEmail: string }
}

/** The mail that sends a document to its recipient. The document is drawn at delivery. */
export function createDocumentMail(
  kind: DocumentKind,
  { db, documents, languages, config }: Deps,
): MailComposer {
  return async (id) => {
    const document = await documents.findDocument(kind, id)
    if (!document) return undefined
    const { number, recipient, against } = document
    const t = languages.translatorOf(await findReaderLocale(db, kind, id))
    const file = await documents.drawFile(document, t)
    const keys = messageKeys[kind]
    return {
      to: recipient.email,
      subject: t(keys.subject, { number, productName: config.productName }),
      text: t(keys.text, {
        number,
        name: recipient.legalName,
        total: rupeesWithPaise(document.totalPaise),
        invoiceNumber: against?.number ?? '',
        days: limits.refundProcessingBusinessDays,
        link: new URL(localePath(dashboard, t.locale, languages.enabled), config.publicUrl).href,
        productName: config.productName,
        supportEmail: config.supportEmail,
      }),
      attachments: [{ ...file, contentType: 'application/pdf' }],
    }
  }
}
