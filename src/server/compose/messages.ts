import { channels } from '#contract/messages/events.ts'
import { createDeliveriesService } from '#server/features/messages/deliveries.service.ts'
import { createMailChannel } from '#server/features/messages/mail-channel.ts'
import { createMessagesService } from '#server/features/messages/messages.service.ts'
import { createMessageSettingsService } from '#server/features/messages/message-settings.service.ts'
import { createPushChannel } from '#server/features/messages/push-channel.ts'
import { createStopTokens } from '#server/features/messages/stop-token.ts'
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts'
import type { MailSender } from '#server/ports/mail-sender.ts'
import type { Deps } from './deps.ts'

type MessagesDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'languages' | 'config'> & {
  readonly notifications: NotificationsService
  readonly mailSender: MailSender | undefined
}

/** The messages of all rooms, and the one way by which they leave the site. */
export function createMessages(deps: MessagesDeps) {
  const { db, clock, log, languages, config, notifications, mailSender } = deps
  const isUsable = { push: true, mail: mailSender !== undefined }
  const usable = channels.filter((channel) => isUsable[channel])
  const stopTokens = createStopTokens(config.appSecret)
  return {
    messages: createMessagesService({ db, clock, channels: usable }),
    messageSettings: createMessageSettingsService({ db, clock, channels: usable, stopTokens }),
    deliveries: createDeliveriesService({
      db,
      clock,
      log,
      languages,
      senders: {
        push: createPushChannel({ notifications, languages }),
        mail: createMailChannel({ sender: mailSender, languages, stopTokens, config }),
      },
    }),
  }
}
