import type { Kysely } from 'kysely'
import { grievanceNumber } from '#contract/privacy/grievance-schemas.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { DB } from '#server/db/types.ts'
import type { MailComposer } from '#server/features/mail/mail.service.ts'
import { findLocale } from '#server/db/account-locale.ts'
import { findGrievance } from './grievances.repository.ts'

type Deps = {
  db: Kysely<DB>
  languages: Pick<Languages, 'translatorOf'>
  config: { supportEmail: string; supportPhone: string; productName: string }
}

/** The confirmation of a ticket to its author. Replies go to the support team. */
export function createGrievanceReceivedMail({ db, languages, config }: Deps): MailComposer {
  return async (id) => {
    const ticket = await findGrievance(db, id)
    if (!ticket) return undefined
    const t = languages.translatorOf(await findLocale(db, ticket.account_id))
    const number = grievanceNumber(ticket.number)
    return {
      to: ticket.email,
      replyTo: config.supportEmail,
      subject: t('mail.grievanceReceived.subject', { number }),
      text: t('mail.grievanceReceived.text', {
        number,
        date: dayMonthYear(indiaDate(ticket.due_at)),
        details: ticket.details,
        ...contactOf(config),
      }),
    }
  }
}

export function createGrievanceAnsweredMail({ db, languages, config }: Deps): MailComposer {
  return async (id) => {
    const ticket = await findGrievance(db, id)
    if (!ticket?.answer) return undefined
    const t = languages.translatorOf(await findLocale(db, ticket.account_id))
    const number = grievanceNumber(ticket.number)
    return {
      to: ticket.email,
      replyTo: config.supportEmail,
      subject: t('mail.grievanceAnswered.subject', { number }),
      text: t('mail.grievanceAnswered.text', {
        number,
        answer: ticket.answer,
        ...contactOf(config),
      }),
    }
  }
}

/** The contact details that the law requires in every answer. */
const contactOf = ({ supportEmail, supportPhone, productName }: Deps['config']) => ({
  contactEmail: supportEmail,
  phone: supportPhone,
  product: productName,
})
