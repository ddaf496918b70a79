import type { Kysely } from 'kysely'
import { purposes } from '#contract/messages/events.ts'
import type { TextChannel } from '#contract/messages/events.ts'
import { isOnByDefault } from '#contract/messages/settings.ts'
import { readStopWord } from '#contract/messages/stop-words.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import type { Answer, Receipt, TextWebhook, WebhookRequest } from '#server/ports/text-sender.ts'
import { applyReceipt } from './deliveries.repository.ts'
import { findPhoneAccounts, putChoices } from './message-choices.repository.ts'

export const textProviders = ['msg91', 'twilio', 'whatsapp'] as const
export type TextProvider = (typeof textProviders)[number]
/** Of the providers in use. */
export type TextWebhooks = Partial<Readonly<Record<TextProvider, TextWebhook>>>

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  audit: Pick<Audit, 'record'>
  webhooks: TextWebhooks
}

export type TextWebhooksService = ReturnType<typeof createTextWebhooks>

/** What the providers of SMS and WhatsApp report: receipts of deliveries, and what people write back. */
export function createTextWebhooks({ db, clock, log, audit, webhooks }: Deps) {
  return {
    /** Repeating it changes nothing, in any order. */
    async receive(
      provider: TextProvider,
      request: WebhookRequest,
    ): Promise<'taken' | 'forged' | 'unknown'> {
      const webhook = webhooks[provider]
      if (!webhook) return 'unknown'
      const news = webhook.read(request)
      if (!news) {
        log.warn({ provider, bytes: request.body.length }, 'The signature of a webhook is forged')
        return 'forged'
      }
      for (const receipt of news.receipts) await take(provider, webhook.channel, receipt)
      for (const answer of news.answers) await obey(webhook.channel, answer)
      return 'taken'
    },

    /** The answer to a provider that asks whether the address is ours. */
    confirm: (provider: TextProvider, query: URLSearchParams): string | undefined =>
      webhooks[provider]?.confirm?.(query),
  }

  async function take(
    provider: TextProvider,
    channel: TextChannel,
    { reference, providerId, outcome }: Receipt,
  ): Promise<void> {
    const isKnown = await applyReceipt(db, {
      channel,
      ...(reference !== undefined && isId(reference) && { deliveryId: reference }),
      ...(providerId !== undefined && { providerId }),
      to: outcome,
      now: clock.now(),
    })
    log.info({ provider, reference, outcome, isKnown }, 'A receipt of a message arrived')
  }

  /**
   * STOP ends the channel for the phone, whatever it carries; the bell has every message. START undoes it.
   * One that arrives late does not undo a later choice.
   */
  async function obey(channel: TextChannel, { from, text, at }: Answer): Promise<void> {
    const word = readStopWord(text)
    if (word === undefined) return
    const isOn = word === 'start'
    const wanted = isOn
      ? purposes.filter((purpose) => isOnByDefault({ purpose, channel: 'sms' }))
      : purposes
    await db.transaction().execute(async (tx) => {
      const now = clock.now()
      const since = at && at < now ? at : now
      for (const { id: accountId, role } of await findPhoneAccounts(tx, from)) {
        const changed = await putChoices(tx, {
          accountId,
          purposes: wanted,
          channel,
          isOn,
          now: since,
        })
        if (!changed) continue
        const kind = isOn ? 'messages-started' : 'messages-stopped'
        const channelName = { key: `messages.channel.${channel}` as const }
        await audit.record(tx, { accountId, role }, { kind, details: { channel: channelName } })
      }
    })
  }
}
