import { channels } from '#contract/messages/events.ts'
import type { TextChannel } from '#contract/messages/events.ts'
import { createDeliveriesService } from '#server/features/messages/deliveries.service.ts'
import { createMailChannel } from '#server/features/messages/mail-channel.ts'
import { createBudgetAlarm } from '#server/features/messages/budget-alarm.ts'
import { createMessageCaps } from '#server/features/messages/message-caps.service.ts'
import { createMessagesService } from '#server/features/messages/messages.service.ts'
import { createMessageSettingsService } from '#server/features/messages/message-settings.service.ts'
import { createPushChannel } from '#server/features/messages/push-channel.ts'
import { createTextChannel } from '#server/features/messages/text-channel.ts'
import { createTextWebhooks } from '#server/features/messages/text-webhooks.service.ts'
import { createStopTokens } from '#server/features/messages/stop-token.ts'
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts'
import type { MailService } from '#server/features/mail/mail.service.ts'
import type { MailSender } from '#server/ports/mail-sender.ts'
import type { Deps } from './deps.ts'
import type { Texts } from './text-senders.ts'

type MessagesDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'languages' | 'config' | 'audit'> & {
  readonly notifications: NotificationsService
  readonly mailSender: MailSender | undefined
  readonly mail: Pick<MailService, 'alert'>
  readonly texts: Texts
}

/** The messages of all rooms, and the one way by which they leave the site. */
export function createMessages(deps: MessagesDeps) {
  const { db, clock, log, languages, config, audit, notifications, mailSender, mail, texts } = deps
  const { messageBudgets: budgets } = config
  const { routes, webhooks } = texts
  const isUsable = {
    push: true,
    sms: routes.sms !== undefined,
    whatsapp: routes.whatsapp !== undefined,
    mail: mailSender !== undefined,
  }
  const usable = channels.filter((channel) => isUsable[channel])
  const stopTokens = createStopTokens(config.appSecret)
  const textWebhooks = createTextWebhooks({ db, clock, log, audit, webhooks })
  texts.connect((provider, request) => textWebhooks.receive(provider, request))
  const byText = (channel: TextChannel) =>
    createTextChannel({
      channel,
      route: routes[channel],
      languages,
      pricePaise: budgets[channel].pricePaise,
      config,
    })
  const [sms, whatsapp] = [byText('sms'), byText('whatsapp')]
  const messages = createMessagesService({ db, clock, channels: usable })
  const budgetAlarm = createBudgetAlarm({ clock, log, mail, messages, budgets })
  const caps = createMessageCaps({ db, clock, budgets, budgetAlarm, channels: usable })
  return {
    textWebhooks,
    messages,
    messageCaps: caps,
    messageSettings: createMessageSettingsService({ db, clock, channels: usable, stopTokens }),
    deliveries: createDeliveriesService({
      db,
      clock,
      log,
      languages,
      caps,
      senders: {
        push: createPushChannel({ notifications, languages }),
        sms: sms.send,
        whatsapp: whatsapp.send,
        mail: createMailChannel({ sender: mailSender, languages, stopTokens, config }),
      },
      prices: { sms: sms.priceOf, whatsapp: whatsapp.priceOf },
    }),
  }
}
