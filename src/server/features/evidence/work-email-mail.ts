import type { Kysely } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import { findLocale } from '#server/db/account-locale.ts'
import type { DB } from '#server/db/types.ts'
import type { MailComposer } from '#server/features/mail/mail.service.ts'
import type { Languages } from '#server/lib/languages.ts'
import { emailCode } from './email-code.rules.ts'
import { findWaitingEmail } from './evidence.repository.ts'

type Deps = {
  db: Kysely<DB>
  languages: Pick<Languages, 'translatorOf'>
  config: { appSecret: string; supportEmail: string; productName: string }
}

/** The code to a work e-mail; nothing once it is proved or another took its place. */
export function createWorkEmailMail({ db, languages, config }: Deps): MailComposer {
  return async (evidenceId) => {
    const waiting = await findWaitingEmail(db, evidenceId)
    if (!waiting) return undefined
    const t = languages.translatorOf(await findLocale(db, waiting.organisation_id))
    const values = {
      code: emailCode(config.appSecret, evidenceId),
      minutes: limits.workEmailCodeMinutes,
      productName: config.productName,
      supportEmail: config.supportEmail,
    }
    return {
      to: waiting.value,
      subject: t('mail.workEmailCode.subject', values),
      text: t('mail.workEmailCode.text', values),
    }
  }
}
