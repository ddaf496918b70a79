import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { indiaDate } from '#contract/india-time.ts'
import { channels, isTextChannel } from '#contract/messages/events.ts'
import type { Channel } from '#contract/messages/events.ts'
import { applyReceipt } from '#server/features/messages/deliveries.repository.ts'
import { createDeliveriesService } from '#server/features/messages/deliveries.service.ts'
import { createMessageCaps } from '#server/features/messages/message-caps.service.ts'
import { silentLog } from '#server/lib/log.ts'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort, cases, timeoutByEffort } from '#tests/support/effort.ts'
import { createLife, createMortalDatabase } from '#tests/support/faults/mortal-database.ts'
import type { Death, Life } from '#tests/support/faults/mortal-database.ts'
import { expectOk } from '#tests/support/inject.ts'
import { createCandidate } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'

/* A message is sent at most once by each channel, wherever its worker dies and whatever is retried. */

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-01T09:00:00Z')
const { composition, clock, db } = testApp
const candidate = await createCandidate(testApp)
const { subscription } = createMailbox('https://fcm.googleapis.com/fcm/send/once')
await expectOk(
  candidate.call('POST', '/api/subscribe', { json: { type: 'users', token: subscription } }),
)
await expectOk(
  candidate.call('POST', '/api/message-settings', {
    json: { purpose: 'applications', channel: 'whatsapp', isOn: true },
  }),
)

const pricePaise = 20
const unlimited = { pricePaise, dayPaise: 1e9, monthPaise: 1e9 }

/** A worker over a life of its own; `sent` counts what its provider was given. */
function createWorker(life: Life, sent: Channel[]) {
  const connection = createMortalDatabase(composition.config.databaseUrl ?? '', life)
  const sendBy = (channel: Channel) => () =>
    life.take(async () => {
      sent.push(channel)
      return { kind: 'sent' as const }
    })
  const { deliver } = createDeliveriesService({
    db: connection.db,
    clock,
    log: silentLog(),
    languages: composition.languages,
    caps: createMessageCaps({
      db: connection.db,
      clock,
      budgets: { sms: unlimited, whatsapp: unlimited },
      budgetAlarm: async () => {},
      channels,
    }),
    senders: {
      push: sendBy('push'),
      sms: sendBy('sms'),
      whatsapp: sendBy('whatsapp'),
      mail: sendBy('mail'),
    },
    prices: { sms: () => pricePaise, whatsapp: () => pricePaise },
  })
  return { deliver, bury: connection.bury }
}

async function notifyOnce(): Promise<{ id: string; channel: Channel }[]> {
  const subject = randomUUID()
  // The caps of a person are those of a day.
  clock.advance({ hours: 24 })
  await db.transaction().execute((tx) =>
    composition.services.messages.notify(tx, {
      event: 'shortlisted',
      to: candidate.accountId,
      subject,
      values: { title: 'Telecaller', company: 'Bharat Telecom' },
      link: '/my_applications',
    }),
  )
  return await db
    .selectFrom('message_deliveries')
    .innerJoin('messages', 'messages.id', 'message_deliveries.message_id')
    .select(['message_deliveries.id', 'channel'])
    .where('subject', '=', subject)
    .orderBy('channel')
    .execute()
}

const stateOf = async (id: string) =>
  await db
    .selectFrom('message_deliveries')
    .select(['state', 'reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Works on a delivery until the worker is done or dead. */
async function work(deliveryId: string, death: Death | undefined, sent: Channel[]) {
  const life = createLife(death)
  const worker = createWorker(life, sent)
  await Promise.race([worker.deliver({ deliveryId }, 1), life.died])
  worker.bury()
  return life.steps()
}

/** What the day's caps counted for the person, and for all. */
async function counted(channel: Channel) {
  const day = indiaDate(clock.now())
  const { rows } = await sql<{ person: number; paise: number }>`
    select coalesce((select messages from message_day_counts
        where account_id = ${candidate.accountId} and channel = ${channel} and day = ${day}::date), 0) as person,
      coalesce((select paise from message_costs
        where channel = ${channel} and day = ${day}::date), 0)::int as paise`.execute(db)
  return rows[0]
}
const costOf = (channel: Channel) => (isTextChannel(channel) ? pricePaise : 0)

test('the worker reads, marks within the caps, sends and notes', async () => {
  for (const { id, channel } of await notifyOnce()) {
    const sent: Channel[] = []
    expect(await work(id, undefined, sent)).toBe(isTextChannel(channel) ? 9 : 8)
    expect(sent).toEqual([channel])
    expect(await stateOf(id)).toEqual({ state: 'sent', reason: null })
    expect(await counted(channel)).toEqual({ person: 1, paise: costOf(channel) })
  }
})

const deaths = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((step) =>
  (['before', 'after'] as const).map((when) => ({ step, when })),
)
/** In a long run more than a thousand workers die. */
const rounds = byEffort(1, 15)

test.each(deaths)(
  'a worker that dies $when step $step leaves a message that is sent once at most',
  async (death) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const { id, channel } of await notifyOnce()) {
        const sent: Channel[] = []
        await work(id, death, sent)
        const isMarked = (await stateOf(id)).state !== 'queued'
        await work(id, undefined, sent)
        // Before the mark nothing can have left, so nothing is lost.
        const least: Channel[] = isMarked ? sent.slice(0, 1) : [channel]
        expect(sent).toEqual(least)
        const { state, reason } = await stateOf(id)
        expect(state === 'sent' || reason === 'interrupted').toBe(true)
        await work(id, undefined, sent)
        expect(sent.length).toBeLessThanOrEqual(1)
        // What may have been sent is counted, once.
        expect(await counted(channel)).toEqual({ person: 1, paise: costOf(channel) })
      }
    }
  },
  timeoutByEffort(1, 15, 5000),
)

test.each(cases(deaths, ({ step }) => step === 5 || step >= 7))(
  'a receipt that comes while a worker dies $when step $step is the last word',
  async (death) => {
    for (const { id, channel } of await notifyOnce()) {
      if (!isTextChannel(channel)) continue
      const sent: Channel[] = []
      await work(id, death, sent)
      const isMarked = (await stateOf(id)).state !== 'queued'
      const receive = async (to: 'delivered' | 'failed') =>
        await applyReceipt(db, { channel, deliveryId: id, to, now: clock.now() })
      // None is taken for a message that was not sent.
      expect(await receive('delivered')).toBe(isMarked)
      for (const to of ['failed', 'delivered'] as const) expect(await receive(to)).toBe(false)
      await work(id, undefined, sent)
      expect(sent.length).toBeLessThanOrEqual(1)
      expect((await stateOf(id)).state).toBe(isMarked ? 'delivered' : 'sent')
    }
  },
)

test(
  'several workers at once, some of which die, send each message once at most',
  async () => {
    for (let round = 0; round < byEffort(3, 100); round += 1) {
      for (const { id, channel } of await notifyOnce()) {
        const sent: Channel[] = []
        const someDeath = (): Death | undefined => deaths[randomInt(deaths.length * 2)]
        await Promise.all([1, 2, 3].map(() => work(id, someDeath(), sent)))
        await work(id, undefined, sent)
        expect(sent).toEqual(sent.length === 0 ? [] : [channel])
        expect((await stateOf(id)).state).not.toBe('queued')
        expect(await counted(channel)).toEqual({ person: 1, paise: costOf(channel) })
      }
    }
  },
  timeoutByEffort(3, 100, 3000),
)
