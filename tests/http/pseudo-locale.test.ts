import { randomUUID } from 'node:crypto'
import { create } from 'fontkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pseudoLocale } from '#contract/i18n/locales.ts'
import { eventNames, purposes, ruleOf, textChannels } from '#contract/messages/events.ts'
import type { EventName } from '#contract/messages/events.ts'
import { readFonts } from '#server/pdf/sheet.ts'
import { queueMail } from '#server/features/mail/mail.repository.ts'
import type { MailKind } from '#server/features/mail/mail.service.ts'
import { readCatalogue } from '#server/lib/languages.ts'
import type { OutboxMessage } from '#server/local/outbox/outbox.service.ts'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import {
  addPaidOrder,
  addRefund,
  creditOrder,
  invoiceOrder,
} from '#tests/support/order-factories.ts'
import { addJob, addLiveJob, rejectForGood } from '#tests/support/job-factories.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { findPlainWords } from '#tests/support/plain-words.ts'
import {
  candidateAnswers,
  createCandidate,
  createEmployer,
  employerAnswers,
} from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { newPhone, signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

/* What leaves the product for a reader of the pseudo-locale is accented, but for data. */

/** People read their account's language, the team the main one. */
let people: TestApp
let team: TestApp
let employer: TestViewer
let candidate: TestViewer
let admin: TestViewer
beforeAll(async () => {
  people = await createTestApp({ config: { languages: ['en', pseudoLocale] } })
  team = await createTestApp({ config: { languages: [pseudoLocale, 'en'] } })
  // In the daytime, when nothing waits for the end of the quiet hours.
  people.clock.set('2026-03-01T09:00:00Z')
  employer = await createEmployer(people)
  candidate = await createCandidate(people)
  admin = await signIn(people, 'admin')
  await people.db.updateTable('accounts').set({ locale: pseudoLocale }).execute()
})
afterAll(async () => {
  await people.close()
  await team.close()
})

/** What is sent to somebody meanwhile, once the queue is empty. */
async function sentBy(testApp: TestApp, act: () => Promise<unknown>): Promise<OutboxMessage> {
  await act()
  await workQueue(testApp)
  const [newest] = await testApp.composition.outbox.list()
  if (!newest) throw new Error('Nothing was sent')
  return newest
}

const typed = 'Who has my number?'
const grievance = () => ({
  submissionId: randomUUID(),
  topic: 'access',
  email: 'asha@example.com',
  details: typed,
})
const fileGrievance = () =>
  expectOk(candidate.call('POST', '/api/grievances', { json: grievance() }))

/** A new kind of mail gets its row here. */
const mails: Record<MailKind, () => Promise<OutboxMessage>> = {
  'contact-request': () =>
    sentBy(team, () => {
      const form = { name: typed, mobile: '9876501234', email: 'asha@example.com', query: typed }
      return expectOk(callApi(team, 'POST', '/submitForm', { json: form }))
    }),
  'codes-used-up': () =>
    sentBy(team, () => {
      const id = String(team.clock.now().getTime())
      return team.db.transaction().execute((tx) => queueMail(tx, { kind: 'codes-used-up', id }, 1))
    }),
  'budget-used-up': () =>
    sentBy(team, () => {
      const mail = { kind: 'budget-used-up', id: 'sms.2026-03' }
      return team.db.transaction().execute((tx) => queueMail(tx, mail, 1))
    }),
  invoice: () =>
    sentBy(people, async () => invoiceOrder(people, await addPaidOrder(people, employer))),
  'credit-note': () =>
    sentBy(people, async () => {
      const order = await addPaidOrder(people, employer)
      await invoiceOrder(people, order)
      await creditOrder(people, order, await addRefund(people, order))
    }),
  'work-email-code': () =>
    sentBy(people, () => {
      const json = { submissionId: randomUUID(), value: 'asha@vaani.example' }
      return expectOk(employer.call('POST', '/api/evidence/workEmail', { json }))
    }),
  'grievance-received': () => sentBy(people, fileGrievance),
  'grievance-answered': () =>
    sentBy(people, async () => {
      await fileGrievance()
      const listed = await expectOk(candidate.call('POST', '/api/grievances/own', { json: {} }))
      const [{ id }] = listed.json()
      await expectOk(admin.call('PATCH', `/api/grievances/${id}`, { json: { answer: typed } }))
    }),
}

/** Data of the messages, and the days that `Intl` writes in English for this locale. */
function dataOf({ composition, clock }: TestApp): string[] {
  const t = composition.languages.translatorOf(pseudoLocale)
  const { supplier } = composition.config
  return [
    typed,
    t.date(clock.now(), { dateStyle: 'long' }),
    ...Object.values(employerAnswers),
    ...Object.values(supplier),
  ]
}

describe('a mail', () => {
  test.each(Object.entries(mails))('%s', async (_kind, send) => {
    const { channel, subject = '', text } = await send()
    expect(channel).toBe('mail')
    const data = [...dataOf(people), ...dataOf(team)]
    expect([...findPlainWords(subject, data), ...findPlainWords(text, data)]).toEqual([])
  })
})

describe('a document', () => {
  test.each(['invoice', 'credit-note'] as const)('%s', async (kind) => {
    const { attachments = [] } = await mails[kind]()
    const [file] = attachments
    if (!file) throw new Error('The mail has no document')
    const { rawPayload } = await callApi(people, 'GET', file.href)
    const { title, lines } = await readPdf(rawPayload)
    const { description } = await people.db
      .selectFrom('invoices')
      .select('description')
      .executeTakeFirstOrThrow()
    // What was sold is written down in the main language, once and for all.
    const data = [description, ...dataOf(people)]
    expect([title, ...lines].flatMap((line) => findPlainWords(String(line), data))).toEqual([])
  })

  test('has a glyph for each letter of the pseudo-locale', () => {
    const letters = new Set(Object.values(readCatalogue(pseudoLocale)).join(''))
    letters.delete('\n')
    for (const { bytes } of Object.values(readFonts())) {
      const face = create(bytes)
      if (!('hasGlyphForCodePoint' in face)) throw new Error('One font was to be in the file')
      const missing = [...letters].filter(
        (letter) => !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      )
      expect(missing).toEqual([])
    }
  })
})

describe('a code', () => {
  const codeBy = (channel: string, phoneNumber: string) =>
    sentBy(people, () =>
      expectOk(
        callApi(people, 'POST', '/send-otp', {
          json: { phoneNumber, channel },
          headers: { 'accept-language': pseudoLocale },
        }),
      ),
    )

  test('by SMS', async () => {
    const { channel, text } = await codeBy('sms', newPhone())
    expect(channel).toBe('sms')
    expect(findPlainWords(text)).toEqual([])
  })
})

describe('an event', () => {
  beforeAll(async () => {
    const { subscription } = createMailbox('https://fcm.googleapis.com/fcm/send/pseudo')
    await expectOk(
      candidate.call('POST', '/api/subscribe', { json: { type: 'users', token: subscription } }),
    )
    await people.db
      .insertInto('message_choices')
      .values(
        purposes.flatMap((purpose) =>
          textChannels.map((channel) => ({
            account_id: candidate.accountId,
            purpose,
            channel,
            is_on: true,
            changed_at: people.clock.now(),
          })),
        ),
      )
      .execute()
  })

  test.each(eventNames)('%s', async (event) => {
    const jobId = await addJobFor(event)
    await workQueue(people)
    const before = (await people.composition.outbox.list()).map(({ id }) => id)
    // All events are of one day, which has caps.
    await people.db.deleteFrom('message_day_counts').execute()
    await tellOf(event, jobId)
    await workQueue(people)
    const sent = (await people.composition.outbox.list()).filter(({ id }) => !before.includes(id))
    expect(sent.map(({ channel }) => channel).toSorted()).toEqual(ruleOf(event).channels.toSorted())
    // A leftover placeholder is plain, too.
    const said = sent.flatMap((each) => [each.subject ?? '', each.text])
    const data = [...dataOf(people), ...Object.values(candidateAnswers)]
    expect(said.flatMap((each) => findPlainWords(each, data))).toEqual([])
  })
})

async function addJobFor(event: EventName): Promise<string> {
  const { whileJobIs } = ruleOf(event)
  if (whileJobIs === 'accepted') return await addLiveJob(people, { employer, admin })
  const jobId = await addJob(people, employer)
  if (whileJobIs === 'rejected') await rejectForGood(people, admin, jobId)
  return jobId
}

/** Tells the candidate of an event, with all values that any event's texts have. */
async function tellOf(event: EventName, jobId: string): Promise<void> {
  await people.db.transaction().execute((tx) =>
    people.composition.services.messages.notify(tx, {
      event,
      to: candidate.accountId,
      subject: event,
      occurrence: jobId,
      values: {
        title: typed,
        company: typed,
        name: typed,
        portal: typed,
        city: typed,
        list: typed,
        days: 90,
        number: '26-27/1',
        day: '01-12-2026',
        date: '01-12-2026',
        time: '11:00',
        when: '01-12-2026 11:00',
        rupees: 471,
        count: 3,
        plan: { key: 'pricing.basic' },
        words: typed,
        hours: 24,
        period: '12-2026',
        channel: { key: 'messages.channel.sms' },
        provider: { key: 'messages.provider.mail' },
        reason: { key: 'option.rejectionReason.other' },
        what: { key: 'evidence.kind.gstin' },
        wayOn: { key: 'postedJob.wayOn.other' },
      },
      link: '/',
      jobId,
    }),
  )
}
