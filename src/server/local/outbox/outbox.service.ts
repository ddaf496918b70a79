import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB, OutboxMessages } from '../../db/types.ts'
import type { Clock } from '../../lib/clock.ts'
import type { MailAttachment } from '../../ports/mail-sender.ts'

/** A message that the local mode did not send. `code` is the part that a person has to type. */
export type OutboxMessage = {
  readonly id: string
  readonly channel: OutboxMessages['channel']
  readonly to: string
  readonly subject?: string
  readonly text: string
  readonly code?: string
  readonly attachments?: readonly { readonly fileName: string; readonly href: string }[]
  readonly sentAt: string
}

/** What a page shows of the messages: all, or those of one way or one person. */
export type OutboxFilter = {
  readonly channel?: OutboxMessages['channel'] | undefined
  readonly recipient?: string | undefined
}

type NewMessage = Omit<OutboxMessage, 'id' | 'sentAt' | 'attachments'> & {
  readonly attachments?: readonly MailAttachment[]
}

export type Outbox = ReturnType<typeof createOutbox>

const maxMessages = 300

/** Stores the messages of the local mode in the database, for the outbox page. */
export function createOutbox({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    async keep(message: NewMessage): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const { id } = await tx
          .insertInto('outbox_messages')
          .values({
            channel: message.channel,
            recipient: message.to,
            subject: message.subject ?? null,
            body: message.text,
            code: message.code ?? null,
            sent_at: clock.now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        for (const { fileName, contentType, bytes } of message.attachments ?? []) {
          await tx
            .insertInto('outbox_attachments')
            .values({ message_id: id, file_name: fileName, content_type: contentType, bytes })
            .execute()
        }
      })
      await sql`
        delete from outbox_messages where id <= (
          select id from outbox_messages order by id desc offset ${maxMessages} limit 1
        )`.execute(db)
    },

    /** Newest first. A notification is one text here. */
    async list(): Promise<OutboxMessage[]> {
      return (await find({})).map(({ subject, text, ...message }) =>
        message.channel === 'push'
          ? { ...message, text: subject === undefined ? text : `${subject}: ${text}` }
          : { ...message, ...(subject !== undefined && { subject }), text },
      )
    },

    find,

    async findAttachment(id: string): Promise<MailAttachment | undefined> {
      return await db
        .selectFrom('outbox_attachments')
        .select(['file_name as fileName', 'content_type as contentType', 'bytes'])
        .where('id', '=', id)
        .executeTakeFirst()
    },
  }

  /** Newest first. The subject of a notification is its title. */
  async function find({ channel, recipient }: OutboxFilter): Promise<OutboxMessage[]> {
    const rows = await db
      .selectFrom('outbox_messages')
      .select(['channel', 'recipient', 'subject', 'body', 'code', 'sent_at'])
      .select(sql<string>`id::text`.as('textId'))
      .select((message) =>
        jsonArrayFrom(
          message
            .selectFrom('outbox_attachments')
            .select('file_name as fileName')
            .select(sql<string>`'/dev/outbox/attachments/' || id`.as('href'))
            .whereRef('message_id', '=', 'outbox_messages.id')
            .orderBy('id'),
        ).as('attachments'),
      )
      .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? 'sms'))
      .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
      .orderBy('id', 'desc')
      .limit(maxMessages)
      .execute()
    return rows.map((row) => ({
      id: row.textId,
      channel: row.channel,
      to: row.recipient,
      ...(row.subject !== null && { subject: row.subject }),
      text: row.body,
      ...(row.code !== null && { code: row.code }),
      ...(row.attachments.length > 0 && { attachments: row.attachments }),
      sentAt: row.sent_at.toISOString(),
    }))
  }
}
