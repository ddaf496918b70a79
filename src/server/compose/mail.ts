import type { DocumentsService } from '#server/features/invoices/documents.service.ts'
import type { MailSender } from '#server/ports/mail-sender.ts'
import { createSpendingMail } from '#server/features/accounts/spending-mail.ts'
import { createContactMail } from '#server/features/contact/contact-mail.ts'
import { createDocumentMail } from '#server/features/invoices/document-mail.ts'
import { createBudgetMail } from '#server/features/messages/budget-mail.ts'
import { createWorkEmailMail } from '#server/features/evidence/work-email-mail.ts'
import { createMailService } from '#server/features/mail/mail.service.ts'
import {
  createGrievanceAnsweredMail,
  createGrievanceReceivedMail,
} from '#server/features/privacy/grievance-mail.ts'
import type { Deps } from './deps.ts'

type MailDeps = Pick<Deps, 'db' | 'log' | 'config' | 'languages'> & {
  readonly documents: DocumentsService
  readonly sender: MailSender | undefined
}

/** The mail service with the composer of each kind of mail. */
export function createMail({ db, log, config, languages, documents, sender }: MailDeps) {
  const toTeam = { t: languages.translatorOf(languages.main), config }
  const toPerson = { db, languages, config }
  return createMailService({
    log,
    sender,
    composers: {
      'contact-request': createContactMail({ db, ...toTeam }),
      invoice: createDocumentMail('invoice', { ...toPerson, documents }),
      'credit-note': createDocumentMail('credit-note', { ...toPerson, documents }),
      'codes-used-up': createSpendingMail(toTeam),
      'budget-used-up': createBudgetMail(toTeam),
      'grievance-received': createGrievanceReceivedMail(toPerson),
      'grievance-answered': createGrievanceAnsweredMail(toPerson),
      'work-email-code': createWorkEmailMail(toPerson),
    },
    domain: new URL(config.publicUrl).hostname,
  })
}
