import type { Kysely } from 'kysely'
import type { Translator } from '#contract/i18n/translator.ts'
import type { DB } from '#server/db/types.ts'
import type { MailComposer } from '#server/features/mail/mail.service.ts'
import { findRequest } from './contact.repository.ts'

type Deps = {
  db: Kysely<DB>
  /** Of the team's language. */
  t: Translator
  config: { supportEmail: string; publicUrl: string }
}

/** The mail to support about a call-back request. A reply goes to the person who sent the request. */
export function createContactMail({ db, t, config }: Deps): MailComposer {
  return async (requestId) => {
    const request = await findRequest(db, requestId)
    if (!request) return undefined
    const { name, mobile, email, query } = request
    return {
      to: config.supportEmail,
      replyTo: email,
      subject: t('mail.contactRequest.subject', { name }),
      text: t('mail.contactRequest.text', {
        name,
        mobile,
        email,
        query,
        sentAt: t.date(request.created_at, { dateStyle: 'long', timeStyle: 'short' }),
        link: new URL('/inbox?kind=contact', config.publicUrl).href,
      }),
    }
  }
}
