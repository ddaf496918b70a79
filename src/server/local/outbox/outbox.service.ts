import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB, OutboxMessages } from '../../db/types.ts'
import type { Clock } from '../../lib/clock.ts'

/** A message that would have been sent. `code` is the part of it that somebody has to type. */
export type OutboxMessage = {
  readonly id: string
  readonly channel: OutboxMessages['channel']
  readonly to: string
  readonly text: string
  readonly code?: string
  readonly sentAt: string
}

export type Outbox = ReturnType<typeof createOutbox>

const keptMessages = 300

/** Keeps in the database what the local mode does not send, for a page to show. */
export function createOutbox({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    async keep(message: Omit<OutboxMessage, 'id' | 'sentAt'>): Promise<void> {
      await db
        .insertInto('outbox_messages')
        .values({
          channel: message.channel,
          recipient: message.to,
          body: message.text,
          code: message.code ?? null,
          sent_at: clock.now(),
        })
        .execute()
      await sql`
        delete from outbox_messages where id <= (
          select id from outbox_messages order by id desc offset ${keptMessages} limit 1
        )`.execute(db)
    },

    /** Newest first. */
    async list(): Promise<OutboxMessage[]> {
      const rows = await db
        .selectFrom('outbox_messages')
        .select(['channel', 'recipient', 'body', 'code', 'sent_at'])
        .select(sql<string>`id::text`.as('textId'))
        .orderBy('id', 'desc')
        .limit(keptMessages)
        .execute()
      return rows.map((row) => ({
        id: row.textId,
        channel: row.channel,
        to: row.recipient,
        text: row.body,
        ...(row.code !== null && { code: row.code }),
        sentAt: row.sent_at.toISOString(),
      }))
    },
  }
}
