import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Translator } from '#contract/i18n/translator.ts'
import type { DB } from '#server/db/types.ts'
import { presentMessage } from '#server/features/messages/messages.presenter.ts'
import type { Languages } from '#server/lib/languages.ts'
import { listBellRows } from './bell-rows.repository.ts'
import type { Outbox, OutboxMessage } from './outbox.service.ts'

/** What the page can show: the ways that leave the site, and the bell. */
export const outboxWays = ['sms', 'whatsapp', 'push', 'mail', 'bell'] as const
export type OutboxWay = (typeof outboxWays)[number]

export type OutboxEntry = Omit<OutboxMessage, 'channel'> & {
  readonly way: OutboxWay
  /** Of a bell row: the page that it leads to, and the language it is said in. */
  readonly link?: string
  readonly locale?: string
}

/** What stands in the address of the page. What it does not know is left out. */
export const outboxQuerySchema = z.object({
  way: z.enum(outboxWays).optional().catch(undefined),
  to: z.string().max(200).optional().catch(undefined),
  still: z.literal('1').optional().catch(undefined),
})
export type OutboxQuery = z.output<typeof outboxQuerySchema>

const shownMost = 100

type Deps = { db: Kysely<DB>; outbox: Outbox; languages: Pick<Languages, 'translatorOf'> }

/** What was sent, and what stands under people's bells, newest first. */
export function createOutboxReading({ db, outbox, languages }: Deps) {
  return async ({ way, to }: OutboxQuery): Promise<OutboxEntry[]> => {
    const sent = way === 'bell' ? [] : await outbox.find({ channel: way, recipient: to })
    const rows = way === undefined || way === 'bell' ? await listBellRows(db, to, shownMost) : []
    const bells = rows.map((row) => toEntry(row, languages.translatorOf(row.locale)))
    return [...sent.map(({ channel, ...message }) => ({ ...message, way: channel })), ...bells]
      .toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))
      .slice(0, shownMost)
  }
}

function toEntry(
  row: Awaited<ReturnType<typeof listBellRows>>[number],
  t: Translator,
): OutboxEntry {
  const { id, title, text, link, createdAt } = presentMessage(row)
  return {
    id,
    way: 'bell',
    to: row.recipient,
    subject: t.say(title),
    text: t.say(text),
    link,
    locale: t.locale,
    sentAt: createdAt,
  }
}
