import type { Kysely } from 'kysely'
import { sentence } from '#contract/sentences.ts'
import type { DB } from '../db/types.ts'
import type { MailComposer } from '../mail/mail.service.ts'
import { findRequest } from './contact.repository.ts'

type Needs = {
  db: Kysely<DB>
  config: { supportEmail: string; publicUrl: string }
}

const indiaTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** Tells support of a request for a call back; an answer goes to the person who asked. */
export function createContactMail({ db, config }: Needs): MailComposer {
  return async (requestId) => {
    const request = await findRequest(db, requestId)
    if (!request) return undefined
    const { name, mobile, email, query } = request
    return {
      to: config.supportEmail,
      replyTo: email,
      subject: sentence('mail.contactRequest.subject', { name }),
      text: sentence('mail.contactRequest.text', {
        name,
        mobile,
        email,
        query,
        sentAt: indiaTime.format(request.created_at),
        link: new URL('/contact-requests', config.publicUrl).href,
      }),
    }
  }
}
