import type { Transaction } from 'kysely'
import { z } from 'zod'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Log } from '#server/lib/log.ts'
import { MailSenderError } from '#server/ports/mail-sender.ts'
import type { Mail, MailSender } from '#server/ports/mail-sender.ts'
import { raiseAlarm } from './alarms.repository.ts'
import { queueMail } from './mail.repository.ts'

/** The kinds of mails. A room that sends a new kind adds it here and its composer in compose. */
const mailKinds = [
  'contact-request',
  'invoice',
  'credit-note',
  'codes-used-up',
  'budget-used-up',
  'grievance-received',
  'grievance-answered',
  'work-email-code',
] as const
export type MailKind = (typeof mailKinds)[number]

/**
 * Writes a mail at delivery, from the id of its subject. Undefined when the mail is no longer needed.
 */
export type MailComposer = (id: string) => Promise<Omit<Mail, 'messageId'> | undefined>

type Deps = {
  log: Log
  /** Undefined when mail is not configured. */
  sender: MailSender | undefined
  composers: Readonly<Record<MailKind, MailComposer>>
  /** The product's domain; it makes message ids globally unique. */
  domain: string
}

const payloadSchema = z.object({ kind: z.enum(mailKinds), id: z.string() })

type Alert = {
  /** What is wrong, for the record of alarms. */
  readonly name: string
  readonly kind: MailKind
  readonly id: string
  readonly now: Date
  /** An alarm since then was the same one. */
  readonly quietSince: Date
}

export type MailService = ReturnType<typeof createMailService>

/**
 * Mails with documents, to the team and about tickets: queued with the change that they report,
 * delivered in the background. Whatever else people are told goes by `messages`.
 */
export function createMailService({ log, sender, composers, domain }: Deps) {
  return {
    /**
     * Queues a mail within the transaction that it reports. The queue stores only kind and id, so that
     * it holds no personal data. A kind and id are mailed once.
     */
    queue,

    /** Queues a mail to the team about what is wrong; false when it was told already. */
    async alert(tx: Transaction<DB>, { kind, id, ...alarm }: Alert): Promise<boolean> {
      const isFirst = await raiseAlarm(tx, alarm)
      if (isFirst) await queue(tx, { kind, id })
      return isFirst
    },

    /** @throws when the delivery should be retried */
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

  async function queue(tx: Transaction<DB>, mail: { kind: MailKind; id: string }): Promise<void> {
    if (sender) await queueMail(tx, mail, limits.mailTries)
  }
}
