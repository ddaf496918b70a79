import { z } from 'zod'
import { dayMonthYear } from '#contract/india-time.ts'
import { textChannels } from '#contract/messages/events.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import type { MailComposer } from '#server/features/mail/mail.service.ts'

type Deps = {
  /** Of the team's language. */
  t: Translator
  config: { supportEmail: string; productName: string }
}

/** The mail to support: a channel's budget is used up. Its id is the channel with the day or month. */
export function createBudgetMail({ t, config }: Deps): MailComposer {
  const { supportEmail, productName } = config
  return async (id) => {
    const [channel, period = ''] = id.split('.')
    const name = { key: `messages.channel.${z.enum(textChannels).parse(channel)}` } as const
    const values = { productName, channel: name, period: dayMonthYear(period) }
    return {
      to: supportEmail,
      subject: t('mail.budgetUsedUp.subject', values),
      text: t('mail.budgetUsedUp.text', values),
    }
  }
}
