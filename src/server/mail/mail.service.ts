import type { Transaction } from 'kysely'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'
import type { Log } from '../lib/log.ts'
import { MailSenderError } from '../ports/mail-sender.ts'
import type { Mail, MailSender } from '../ports/mail-sender.ts'
import { queueMail } from './mail.repository.ts'

/** Everything that mails are about. A room that sends one adds its kind here and its composer in compose. */
const mailKinds = [
  'contact-request',
  'invoice',
  'credit-note',
  'codes-used-up',
  'grievance-received',
  'grievance-answered',
] as const
export type MailKind = (typeof mailKinds)[number]

/**
 * Writes a mail at the moment it is delivered, from the id of what it is about. Undefined when there
 * is nothing to say any more.
 */
export type MailComposer = (id: string) => Promise<Omit<Mail, 'messageId'> | undefined>

type Needs = {
  log: Log
  /** Undefined where no mail is sent. */
  sender: MailSender | undefined
  composers: Readonly<Record<MailKind, MailComposer>>
  /** Ours; makes the ids of messages unique in the world. */
  domain: string
}

const payloadSchema = z.object({ kind: z.enum(mailKinds), id: z.string() })

export type MailService = ReturnType<typeof createMailService>

/** Mails of every room: queued with the change they tell of, delivered by the background work. */
export function createMailService({ log, sender, composers, domain }: Needs) {
  return {
    /**
     * Queues a mail within the transaction that it tells of. The queue holds its kind and id alone,
     * so that no personal data stays there. One kind and id make one mail.
     */
    async queue(trx: Transaction<DB>, mail: { kind: MailKind; id: string }): Promise<void> {
      if (sender) await queueMail(trx, mail, limits.mailTries)
    },

    /** @throws when it is worth another try */
    async deliver(payload: unknown): Promise<undefined> {
      const { kind, id } = payloadSchema.parse(payload)
      const mail = await composers[kind](id)
      if (!mail || !sender) return
      try {
        await sender.send({ ...mail, messageId: `<${kind}.${id}@${domain}>` })
      } catch (error) {
        if (!(error instanceof MailSenderError) || error.problem !== 'refused') throw error
        log.error({ kind, id, reason: error.message }, 'A mail was refused for good')
      }
    },
  }
}
