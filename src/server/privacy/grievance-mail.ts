import type { Kysely } from 'kysely'
import { grievanceNumber } from '#contract/grievances.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { sentence } from '#contract/sentences.ts'
import type { DB } from '../db/types.ts'
import type { MailComposer } from '../mail/mail.service.ts'
import { findGrievance } from './grievances.repository.ts'

type Needs = {
  db: Kysely<DB>
  config: { supportEmail: string; supportPhone: string; productName: string }
}

/** Confirms a ticket to who filed it. An answer to this mail reaches the team. */
export function createGrievanceReceivedMail({ db, config }: Needs): MailComposer {
  return async (id) => {
    const ticket = await findGrievance(db, id)
    if (!ticket) return undefined
    const number = grievanceNumber(ticket.number)
    return {
      to: ticket.email,
      replyTo: config.supportEmail,
      subject: sentence('mail.grievanceReceived.subject', { number }),
      text: sentence('mail.grievanceReceived.text', {
        number,
        date: dayMonthYear(indiaDate(ticket.due_at)),
        details: ticket.details,
        ...contactOf(config),
      }),
    }
  }
}

export function createGrievanceAnsweredMail({ db, config }: Needs): MailComposer {
  return async (id) => {
    const ticket = await findGrievance(db, id)
    if (!ticket?.answer) return undefined
    const number = grievanceNumber(ticket.number)
    return {
      to: ticket.email,
      replyTo: config.supportEmail,
      subject: sentence('mail.grievanceAnswered.subject', { number }),
      text: sentence('mail.grievanceAnswered.text', {
        number,
        answer: ticket.answer,
        ...contactOf(config),
      }),
    }
  }
}

/** The law asks for it in every answer. */
const contactOf = ({ supportEmail, supportPhone, productName }: Needs['config']) => ({
  contactEmail: supportEmail,
  phone: supportPhone,
  product: productName,
})
