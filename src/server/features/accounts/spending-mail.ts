import type { Translator } from '#contract/i18n/translator.ts'
import type { MailComposer } from '#server/features/mail/mail.service.ts'

type Deps = {
  /** Of the team's language. */
  t: Translator
  config: { supportEmail: string; productName: string; codeCaps: { readonly perHour: number } }
}

/** The mail to support: nobody gets a code until the hour is over. Its id is the time of the alarm. */
export function createSpendingMail({ t, config }: Deps): MailComposer {
  return async (raisedAtMs) => ({
    to: config.supportEmail,
    subject: t('mail.codesUsedUp.subject', { productName: config.productName }),
    text: t('mail.codesUsedUp.text', {
      productName: config.productName,
      count: config.codeCaps.perHour,
      raisedAt: t.date(new Date(Number(raisedAtMs)), { dateStyle: 'long', timeStyle: 'short' }),
    }),
  })
}
