import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { cases } from '#tests/support/effort.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { rejectForGood } from '#tests/support/job-factories.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { addPaidJob, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { actualTextsOf, readPdf, readPlacedTexts } from '#tests/support/pdf-text.ts'
import type { PlacedText } from '#tests/support/pdf-text.ts'
import { workQueue } from '#tests/support/queue.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/*
 * Hostile billing details on their way through the real calls to the invoice, the credit note, their mails and the day
 * book: each is refused with the name of its field, or printed whole.
 */

const mailServer = closeAfterAll(await startMailServer())
const server = {
  host: '127.0.0.1',
  port: mailServer.port,
  isTlsFromStart: false,
  user: undefined,
  password: undefined,
}
const supportEmail = 'help@jobs.example.in'
const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(
  await createTestApp({
    razorpay,
    config: {
      limitScale: 1000,
      supportEmail,
      mail: { server, from: 'no-reply@jobs.example.in', needsTls: false },
    },
  }),
)
const admin = await signIn(testApp, 'admin')
const employer = await createPayingEmployer(testApp)
const billing = '/api/billing-details'

beforeEach(() => {
  mailServer.mails.length = 0
})

const full = (part: string, length: number) => part.repeat(length).slice(0, length)
const cut = (text: string) => text.slice(0, limits.shortText)

/** Printed, or refused as letters that the typeface does not have. */
const texts = {
  'the syntax of PDF': String.raw`) Tj ET Q \\ (x) <</S /JavaScript>> endstream endobj`,
  'one long word': full('W', limits.addressLength),
  'a cluster without an end': `क${full('ा', limits.addressLength - 1)}`,
  'conjuncts without an end': full('क्', limits.addressLength),
  'marks upon marks': `क${full('े', limits.addressLength - 1)}`,
  'vowel signs without a letter': full('ि', limits.addressLength),
  joiners: `\u200C\u200D${full('र्\u200D', 100)}`,
  'lines upon lines': full('a\n', limits.addressLength - 1).trim(),
  'carriage returns and tabs': 'Shah\r\nBcc: b@shah.example\r\n\r\n\tBody',
  'a formula': '=HYPERLINK("http://evil.example","x")',
  'a command': '@SUM(1+1)*cmd|"/c calc"!A1',
  'a cell that ends': 'x","=1+1',
  'spaces that cannot be seen': 'a\u00A0b\u00ADc',
  'right to left': '\u202Edesrever\u2066',
  Arabic: 'شركة شاه',
  'zero width': 'Sh\u200Bah\u2060\uFEFF',
  'control characters': 'a\u0001b\u001B[31mc\u007F\u0085',
  'combining marks': `Z${full('\u0301', 60)}`,
  'letters without glyphs': '株式会社 😀 \u{E000}\u{10FFFF}',
  'a line separator': 'a\u2028b\u2029c',
  'full-width formula': '＝1+1',
} as const

const inEveryRun: ReadonlySet<string> = new Set(['the syntax of PDF', 'a formula', 'right to left'])
const tried = cases(Object.entries(texts), ([name]) => inEveryRun.has(name))

const honest = {
  legalName: 'Shah Services',
  gstin: '',
  address: '4 Park Street',
  pincode: '700016',
  state: 'West Bengal',
  city: 'Kolkata',
  email: 'accounts@example.com',
}

/** What the form takes of a text in every field at once, and the fields that refuse it. */
async function saveHostile(text: string) {
  const hostile = {
    legalName: cut(text),
    gstin: text,
    address: text,
    pincode: text,
    state: text,
    city: cut(text),
    email: `${text}@example.com`,
  }
  const reply = await employer.call('POST', billing, { json: hostile })
  expect(reply.statusCode).toBe(422)
  const refused = Object.keys(reply.json().fields)
  expect(refused).toEqual(expect.arrayContaining(['gstin', 'pincode', 'state']))
  const kept = Object.entries({ ...hostile, ...honest }).map(([name, value]) =>
    refused.includes(name)
      ? [name, value]
      : [name, Object.entries(hostile).find(([key]) => key === name)?.[1]],
  )
  const saved = await expectOk(employer.call('POST', billing, { json: Object.fromEntries(kept) }))
  return { refused, saved: saved.json<typeof honest>() }
}

/** As the documents join the lines of a text. */
const joined = (text: string) =>
  text
    .split(/\s*[\r\n]+\s*/)
    .filter((line) => line !== '')
    .join(', ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const sheet = { width: 595.28, height: 841.89, margin: 44 }

const isOff = ({ x, y, width }: PlacedText) =>
  x < sheet.margin - 1 || x + width > sheet.width - sheet.margin + 1 || y < 0 || y > sheet.height

const overlap = (one: PlacedText, other: PlacedText) =>
  one.x + one.width > other.x + 1 &&
  other.x + other.width > one.x + 1 &&
  Math.abs(one.y - other.y) < Math.min(one.size, other.size)

async function expectSound(url: string, printed: readonly string[]) {
  const file = (await callApi(testApp, 'GET', url)).rawPayload
  const { pageCount, lines } = await readPdf(file)
  expect(pageCount).toBe(1)
  expect(lines).toContain('₹471.00')
  expect(lines.at(-1)).toBe('This is a computer generated document and needs no signature.')
  expect(actualTextsOf(file)).toEqual(expect.arrayContaining([...printed]))
  const placed = await readPlacedTexts(file)
  expect(placed.filter(({ text }) => text.includes('\0'))).toEqual([])
  expect(placed.filter(isOff)).toEqual([])
  const pairs = placed.flatMap((one, index) =>
    placed.slice(index + 1).flatMap((other) => (overlap(one, other) ? [[one, other]] : [])),
  )
  expect(pairs).toEqual([])
}

describe.each(tried)('I2: billing details with %s', (_, text) => {
  test(
    'are refused by field or printed whole, on both documents',
    { timeout: 60_000 },
    async () => {
      const { saved } = await saveHostile(text)
      const { jobId } = await addPaidJob(razorpay, employer)
      await rejectForGood(testApp, admin, jobId)
      await workQueue(testApp)
      const links = await expectOk(employer.call('GET', `/api/jobs/${jobId}/invoice-link`))
      const { legalName, address, city, pincode, email } = saved
      const printed = [joined(legalName), joined(address), `${joined(city)} ${pincode}`, email]
      await expectSound(links.json().invoiceUrl, printed)
      await expectSound(links.json().creditNoteUrl, printed)

      // The third mail tells of the rejection.
      const documents = mailServer.mails.filter(({ attachments }) => attachments.length > 0)
      expect(documents.map(({ envelope }) => envelope.to)).toEqual([[saved.email], [saved.email]])
      for (const mail of mailServer.mails) {
        expect(
          mail.headers
            .filter(({ key }) => ['bcc', 'cc', 'to', 'subject'].includes(key))
            .map(({ key }) => key)
            .sort(),
        ).toEqual(['subject', 'to'])
      }
      for (const mail of documents) expect(mail.text).toContain(joined(saved.legalName))

      const book = await expectOk(admin.call('GET', '/api/day-book?from=2020-01-01&to=2090-12-31'))
      for (const [, cell = ''] of book.body.matchAll(/"((?:[^"]|"")*)"/g))
        expect(cell).not.toMatch(/^[=+\-@\t\r\n]/)
    },
  )
})
