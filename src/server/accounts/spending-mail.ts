import { sentence } from '#contract/sentences.ts'
import type { MailComposer } from '../mail/mail.service.ts'

type Needs = {
  config: { supportEmail: string; productName: string; codeCaps: { readonly perHour: number } }
}

const indiaTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** Tells support that nobody gets a code until the hour is over. The id is the time of the alarm. */
export function createSpendingMail({ config }: Needs): MailComposer {
  return async (raisedAtMs) => ({
    to: config.supportEmail,
    subject: sentence('mail.codesUsedUp.subject', { productName: config.productName }),
    text: sentence('mail.codesUsedUp.text', {
      productName: config.productName,
      count: config.codeCaps.perHour,
      raisedAt: indiaTime.format(new Date(Number(raisedAtMs))),
    }),
  })
}
