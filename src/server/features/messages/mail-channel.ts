import { localePath } from '#contract/i18n/locale-address.ts'
import { isMailed } from '#contract/messages/events.ts'
import type { Languages } from '#server/lib/languages.ts'
import { MailSenderError } from '#server/ports/mail-sender.ts'
import type { MailSender } from '#server/ports/mail-sender.ts'
import type { StopTokens } from './stop-token.ts'
import type { SendBy } from './deliveries.service.ts'

type Deps = {
  /** Undefined when mail is not configured. */
  sender: MailSender | undefined
  languages: Pick<Languages, 'enabled'>
  stopTokens: Pick<StopTokens, 'write'>
  config: { productName: string; publicUrl: string; supportEmail: string }
}

/** Messages by mail. Every try has the same `Message-ID`. */
export function createMailChannel({ sender, languages, stopTokens, config }: Deps): SendBy {
  const { productName, publicUrl, supportEmail } = config
  const domain = new URL(publicUrl).hostname
  return async ({
    accountId,
    event,
    purpose,
    channel,
    email,
    name,
    link,
    messageId,
    values,
    t,
  }) => {
    if (!sender || !isMailed(event)) return { kind: 'failed', reason: 'refused' }
    const addressOf = (path: string) =>
      new URL(localePath(path, t.locale, languages.enabled), publicUrl).href
    const stopPath = `/stop/${stopTokens.write({ accountId, purpose, channel })}`
    const all = { ...values, name, link: addressOf(link), productName, supportEmail }
    try {
      await sender.send({
        to: email,
        replyTo: supportEmail,
        subject: t(`mail.${event}.subject`, all),
        text: `${t(`mail.${event}.text`, all)}\n\n${t('mail.stop', { link: addressOf(stopPath) })}`,
        stopUrl: new URL(stopPath, publicUrl).href,
        messageId: `<message.${messageId}@${domain}>`,
      })
    } catch (error) {
      if (error instanceof MailSenderError && error.problem === 'refused') {
        return { kind: 'failed', reason: 'refused' }
      }
      throw error
    }
    return { kind: 'sent' }
  }
}
