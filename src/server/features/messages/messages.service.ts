import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { adminRolesThatMay } from '#contract/admin/roles.ts'
import type { MessageValues } from '#contract/i18n/message-keys.ts'
import { limits } from '#server/lib/limits.ts'
import { ruleOf } from '#contract/messages/events.ts'
import type { Channel, EventName } from '#contract/messages/events.ts'
import { isOnByDefault } from '#contract/messages/settings.ts'
import type {
  listMessagesSchema,
  MessageItem,
  readAllMessagesSchema,
} from '#contract/messages/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { cutPage, readWrittenCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import { rolesThatMay } from '#contract/team/roles.ts'
import { queueDeliveries } from './deliveries.repository.ts'
import * as messages from './messages.repository.ts'
import { presentMessage } from './messages.presenter.ts'

const dayMs = 24 * 3_600_000
const batch = 1000

/** What happened, and to what: a person is notified of an event of a subject once for each occurrence. */
type EventMessage = {
  readonly event: EventName
  /** For example `job-<id>`. A later push notification of a subject replaces an earlier one. */
  readonly subject: string
  /** Tells repetitions apart, for example the job's version. */
  readonly occurrence?: string
  /** For the event's texts. */
  readonly values: MessageValues
  /** The path of the page that it is about. */
  readonly link: string
  /** The job whose status the event's deliveries depend on (`whileJobIs`). */
  readonly jobId?: string
}
export type NewMessage = EventMessage & { readonly to: string }
export type NewMessages = EventMessage & { readonly to: readonly string[] }

const triesOf: Readonly<Record<Channel, number>> = {
  push: limits.pushTries,
  sms: limits.textTries,
  whatsapp: limits.textTries,
  mail: limits.mailTries,
}

type Deps = {
  db: Kysely<DB>
  clock: Clock
  /** The channels that this installation can use. */
  channels: readonly Channel[]
}

export type MessagesService = ReturnType<typeof createMessagesService>

/** What people are told: written with what happened, shown by the bell, delivered in the background. */
export function createMessagesService({ db, clock, channels }: Deps) {
  return {
    /**
     * Notifies a person of something, within the transaction that it reports. The same again
     * changes nothing.
     */
    notify: async (tx: Transaction<DB>, { to, ...message }: NewMessage): Promise<void> =>
      notifyAll(tx, { ...message, to: [to] }),

    /** The same for many people, in few statements. */
    notifyAll,

    /** The admins whose work it is. */
    async notifyAdmins(tx: Transaction<DB>, message: EventMessage): Promise<void> {
      const { admins = 'own' } = ruleOf(message.event)
      const to = await messages.listAdmins(tx, adminRolesThatMay(admins))
      await notifyAll(tx, { ...message, to })
    },

    /** The viewer's messages, newest first. `counts.unread` is what the bell shows. */
    async list(
      { accountId }: Viewer,
      query: z.output<typeof listMessagesSchema>,
    ): Promise<Page<MessageItem>> {
      const { limit = limits.listDefault } = query
      const after = readWrittenCursor(query.cursor)
      const rows = await messages.listMessages(db, { accountId, after, limit: limit + 1 })
      const { shown, nextCursor } = cutPage(rows, limit, (row) => row.created_at)
      return {
        items: shown.map((row) => presentMessage(row)),
        total: await messages.countMessages(db, accountId),
        nextCursor,
        counts: { unread: await countUnread(accountId) },
      }
    },

    async countUnread({ accountId }: Viewer): Promise<{ unread: number }> {
      return { unread: await countUnread(accountId) }
    },

    /** @throws AppError NOT_FOUND, for another person's message too */
    async read({ accountId }: Viewer, messageId: string): Promise<{ unread: number }> {
      const now = clock.now()
      const isOwn = isId(messageId) && (await messages.markRead(db, { accountId, messageId, now }))
      if (!isOwn) throw new AppError('NOT_FOUND')
      return { unread: await countUnread(accountId) }
    },

    /** What arrived after the newest message that the person saw stays unread. */
    async readAll(
      { accountId }: Viewer,
      { until }: z.output<typeof readAllMessagesSchema>,
    ): Promise<{ unread: number }> {
      await messages.markAllRead(db, { accountId, until: new Date(until), now: clock.now() })
      return { unread: await countUnread(accountId) }
    },

    async deleteOld(): Promise<void> {
      const createdBefore = new Date(clock.now().getTime() - limits.messageRetentionDays * dayMs)
      while ((await messages.deleteOldMessages(db, createdBefore, batch)) === batch);
    },
  }

  async function notifyAll(
    tx: Transaction<DB>,
    { event, to, values, ...about }: NewMessages,
  ): Promise<void> {
    const now = clock.now()
    const { purpose, channels: wanted, team } = ruleOf(event)
    const people = team ? await messages.withMembers(tx, to, rolesThatMay(team)) : to
    const usable = wanted
      .filter((channel) => channels.includes(channel))
      .map((name) => ({
        name,
        tries: triesOf[name],
        isOnByDefault: isOnByDefault({ purpose, channel: name }),
      }))
    for (let start = 0; start < people.length; start += batch) {
      const messageIds = await messages.insertMessages(tx, {
        accountIds: people.slice(start, start + batch),
        event,
        subject: about.subject,
        occurrence: about.occurrence ?? '',
        purpose,
        values,
        link: about.link,
        job_id: about.jobId ?? null,
        created_at: now,
      })
      if (messageIds.length > 0 && usable.length > 0) {
        await queueDeliveries(tx, { messageIds, channels: usable, now })
      }
    }
  }

  async function countUnread(accountId: string): Promise<number> {
    return await messages.countUnread(db, accountId, limits.bellCountMax + 1)
  }
}
