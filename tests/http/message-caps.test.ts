import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { Channel, EventName } from '#contract/messages/events.ts'
import type { SystemState } from '#contract/operations/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import { createCandidate } from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

/** An SMS of shortlisting is one part, so the day has room for five, the month for eight. */
const price = 20
const testApp = closeAfterAll(
  await createTestApp({
    config: {
      messageBudgets: {
        sms: { pricePaise: price, dayPaise: 5 * price, monthPaise: 8 * price },
        whatsapp: { pricePaise: 15, dayPaise: 1e9, monthPaise: 1e9 },
      },
    },
  }),
)
const { db, clock, composition } = testApp
const { messages, messageCaps: caps } = composition.services

/** Each test has a month of its own. */
let month = '2026-01'
beforeEach(() => {
  month = `2026-${String(Number(month.slice(5)) + 1).padStart(2, '0')}`
  clock.set(`${month}-10T09:00:00Z`)
})

const createPeople = (count: number) =>
  Promise.all(Array.from({ length: count }, () => signIn(testApp, 'candidate')))

const notify = (to: TestViewer, event: EventName = 'shortlisted', company = 'Bharat') =>
  db.transaction().execute((tx) =>
    messages.notify(tx, {
      event,
      to: to.accountId,
      subject: randomUUID(),
      values: { title: 'Telecaller', company, rupees: 341 },
      link: '/candidate_profile#applications',
    }),
  )

/** Delivers everything at once, as several nodes do. */
async function deliverAtOnce(channel: Channel): Promise<void> {
  const queued = await db
    .selectFrom('message_deliveries')
    .select('id')
    .where('state', '=', 'queued')
    .where('channel', '=', channel)
    .execute()
  const task = composition.background.tasks.find(({ name }) => name === 'deliver-message')
  if (!task) throw new Error('Nothing delivers messages')
  await Promise.all(queued.map(async ({ id }) => task.run({ deliveryId: id }, 1)))
}

/** How many deliveries of some people have which state, for which reason. */
async function tally(people: readonly TestViewer[], channel: Channel) {
  const rows = await db
    .selectFrom('message_deliveries')
    .innerJoin('messages', 'messages.id', 'message_deliveries.message_id')
    .select(['state', 'reason'])
    .where(
      'account_id',
      'in',
      people.map(({ accountId }) => accountId),
    )
    .where('channel', '=', channel)
    .execute()
  const counts: Record<string, number> = {}
  for (const { state, reason } of rows) {
    const name = reason ?? state
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

const alerts = async () => {
  await workQueue(testApp)
  return (await composition.outbox.list()).filter(
    ({ to, sentAt }) => to === composition.config.supportEmail && sentAt.startsWith(month),
  )
}

const costs = async (admin: TestViewer) => {
  const system: SystemState = (await expectOk(admin.call('GET', '/api/system'))).json()
  return system.costs.find(({ channel }) => channel === 'sms')
}

describe('the cap of a person', () => {
  test('S10-70: lets so many messages a day by each way through, in a race too', async () => {
    const candidate = await createCandidate(testApp)
    const json = { purpose: 'applications', channel: 'whatsapp', isOn: true }
    await expectOk(candidate.call('POST', '/api/message-settings', { json }))
    for (let each = 0; each < 12; each += 1) await notify(candidate)
    await Promise.all([deliverAtOnce('sms'), deliverAtOnce('whatsapp'), deliverAtOnce('sms')])
    expect(await tally([candidate], 'sms')).toEqual({
      delivered: limits.smsPerDay,
      dayCap: 12 - limits.smsPerDay,
    })
    expect(await tally([candidate], 'whatsapp')).toEqual({
      delivered: limits.whatsappPerDay,
      dayCap: 12 - limits.whatsappPerDay,
    })
    clock.advance({ hours: 24 })
    await notify(candidate)
    await deliverAtOnce('sms')
    expect((await tally([candidate], 'sms'))['delivered']).toBe(limits.smsPerDay + 1)
    const listed = await expectOk(
      (await signIn(testApp, 'candidate', candidate.phone)).call('GET', '/api/messages'),
    )
    expect(listed.json()).toHaveLength(13)
  })

  test.each([
    ['push', limits.pushPerDay],
    ['mail', limits.mailPerDay],
  ] as const)('S10-69: by %s is %i', async (channel, max) => {
    const { accountId } = await createCandidate(testApp)
    const day = indiaDate(clock.now())
    const counted = { account_id: accountId, channel, day, messages: max - 1 }
    await db.insertInto('message_day_counts').values(counted).execute()
    const wanted = { accountId, channel, purpose: 'applications', paise: 0 } as const
    const reserve = () => db.transaction().execute((tx) => caps.reserve(tx, wanted))
    expect(await reserve()).toMatchObject({ isCounted: true })
    expect(await reserve()).toBe('dayCap')
  })

  test('does not hold for account and money', async () => {
    const employer = await signIn(testApp, 'employer')
    for (let each = 0; each <= limits.smsPerDay; each += 1) await notify(employer, 'refundStarted')
    await deliverAtOnce('sms')
    expect(await tally([employer], 'sms')).toEqual({ delivered: limits.smsPerDay + 1 })
  })
})

describe('the budget of a channel', () => {
  test('is never passed in a race, and support is told once', async () => {
    const admin = await signIn(testApp, 'admin')
    const people = await createPeople(12)
    for (const each of people) await notify(each)
    await Promise.all([deliverAtOnce('sms'), deliverAtOnce('sms'), deliverAtOnce('sms')])
    expect(await tally(people, 'sms')).toEqual({ delivered: 5, budget: 7 })
    expect(await costs(admin)).toEqual({
      channel: 'sms',
      day: { messages: 5, paise: 5 * price, budgetPaise: 5 * price },
      month: { messages: 5, paise: 5 * price, budgetPaise: 8 * price },
    })
    const [mail, ...more] = await alerts()
    expect(mail?.subject).toBe('Kaamyab: the SMS budget is used up')
    expect(mail?.text).toContain(`The SMS budget for 10-${month.slice(5)}-2026 is used up`)
    expect(more).toEqual([])
    const listed = await expectOk(admin.call('GET', '/api/messages'))
    expect(listed.json()).toMatchObject([{ event: 'budgetUsedUp', link: '/system' }])

    clock.advance({ hours: 24 })
    const later = await createPeople(5)
    for (const each of later) await notify(each)
    await deliverAtOnce('sms')
    // The month has room for three more.
    expect(await tally(later, 'sms')).toEqual({ delivered: 3, budget: 2 })
    expect((await alerts()).map(({ text }) => text.split('\n')[0])).toEqual([
      expect.stringContaining(`The SMS budget for ${month.slice(5)}-2026 is used up`),
      expect.stringContaining(`The SMS budget for 10-${month.slice(5)}-2026 is used up`),
    ])
  })

  test('counts nothing that the provider refused', async () => {
    const admin = await signIn(testApp, 'admin')
    const candidate = await signIn(testApp, 'candidate')
    await notify(candidate, 'shortlisted', '')
    await deliverAtOnce('sms')
    expect(await tally([candidate], 'sms')).toEqual({ refused: 1 })
    expect(await costs(admin)).toMatchObject({ day: { messages: 0, paise: 0 } })
    const counts = await db
      .selectFrom('message_day_counts')
      .select('messages')
      .where('account_id', '=', candidate.accountId)
      .where('channel', '=', 'sms')
      .execute()
    expect(counts).toEqual([{ messages: 0 }])
  })
})
