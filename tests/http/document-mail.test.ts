import { beforeEach, describe, expect, test, vi } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import type { ReceivedMail } from '#tests/support/mail-server.ts'
import {
  addPaidOrder,
  addRefund,
  creditOrder,
  invoiceOrder,
} from '#tests/support/order-factories.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const server = closeAfterAll(await startMailServer())
const { port } = server
const host = {
  host: '127.0.0.1',
  port,
  isTlsFromStart: false,
  user: undefined,
  password: undefined,
}
const testApp = closeAfterAll(
  await createTestApp({
    config: {
      publicUrl: 'https://jobs.example.in',
      supportEmail: 'help@jobs.example.in',
      mail: { server: host, from: 'no-reply@jobs.example.in', needsTls: false },
    },
  }),
)
testApp.clock.set('2026-06-01T09:00:00Z')
const employer = await createEmployer(testApp)
await testApp.composition.startBackground()

beforeEach(() => {
  server.mails.length = 0
})

async function waitForMail(subject: string): Promise<ReceivedMail> {
  return await vi.waitFor(
    () => {
      const mail = server.mails.find((each) => each.subject === subject)
      if (!mail) throw new Error(`No mail says ${subject}`)
      return mail
    },
    { timeout: 15_000 },
  )
}

async function readAttachment(mail: ReceivedMail) {
  const [attachment, ...others] = mail.attachments
  if (!attachment || others.length > 0) throw new Error('One file was to be attached')
  const { filename, mimeType, content } = attachment
  if (typeof content !== 'string') throw new Error('The file was to be read as base64')
  return { filename, mimeType, ...(await readPdf(Buffer.from(content, 'base64'))) }
}

describe('an invoice', () => {
  test('is mailed to its recipient', async () => {
    const number = await invoiceOrder(testApp, await addPaidOrder(testApp, employer))
    const mail = await waitForMail(`Tax invoice ${number} from Kaamyab`)
    expect(mail.envelope.to).toEqual(['vikram@example.com'])
    expect(mail.text?.trim()).toBe(
      [
        'Dear Shah Services,',
        '',
        `Thank you for your payment of ₹471.00. Tax invoice ${number} is attached.`,
        '',
        'Our team will now verify your job. You can follow it on your dashboard:',
        'https://jobs.example.in/employee_dashboard',
        '',
        'Kaamyab',
        'help@jobs.example.in',
      ].join('\n'),
    )
    const file = await readAttachment(mail)
    expect(file).toMatchObject({
      filename: `invoice-${number.replaceAll('/', '-')}.pdf`,
      mimeType: 'application/pdf',
      pageCount: 1,
      title: `Tax invoice ${number}`,
    })
    expect(file.lines).toEqual(expect.arrayContaining([number, 'Shah Services', '₹471.00']))
  })

  test('is mailed once, and not when it was rolled back', async () => {
    const undone = await addPaidOrder(testApp, employer)
    const rolledBack = testApp.db.transaction().execute(async (tx) => {
      await testApp.composition.services.invoices.issue(tx, undone)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    const order = await addPaidOrder(testApp, employer)
    const number = await invoiceOrder(testApp, order)
    await invoiceOrder(testApp, order)
    // Mails are sent in order: once the last one has arrived, all have.
    const last = await invoiceOrder(testApp, await addPaidOrder(testApp, employer))
    await waitForMail(`Tax invoice ${last} from Kaamyab`)
    expect(server.mails.map((mail) => mail.subject)).toEqual([
      `Tax invoice ${number} from Kaamyab`,
      `Tax invoice ${last} from Kaamyab`,
    ])
  })
})

test('a credit note is mailed with the number of its invoice', async () => {
  const order = await addPaidOrder(testApp, employer)
  const invoiceNumber = await invoiceOrder(testApp, order)
  const number = await creditOrder(testApp, order, await addRefund(testApp, order))
  const mail = await waitForMail(`Credit note ${number} from Kaamyab`)
  expect(mail.text).toContain(`Credit note ${number} for invoice ${invoiceNumber} is attached.`)
  expect(mail.text).toContain('5-7 business days')
  const { lines, title } = await readAttachment(mail)
  expect(title).toBe(`Credit note ${number}`)
  expect(lines).toEqual(expect.arrayContaining(['Total credited', invoiceNumber]))
})
