import { expect, it } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createCandidate } from '#tests/support/profile-factories.ts'
import { newPhone } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())

it('says so when nothing was sent', async () => {
  const page = await callApi(testApp, 'GET', '/dev/outbox')
  expect(page.body).toContain('No messages yet')
  expect((await callApi(testApp, 'GET', '/dev/outbox.json')).json()).toEqual([])
})

it('S11-27: lists messages newest first', async () => {
  const phones = [newPhone(), newPhone()]
  for (const phoneNumber of phones) {
    await callApi(testApp, 'POST', '/send-otp', { json: { phoneNumber } })
  }
  const reply = await callApi(testApp, 'GET', '/dev/outbox.json')
  expect(reply.headers['content-type']).toContain('application/json')
  expect(reply.json()).toEqual(
    phones.toReversed().map((to) => ({
      id: expect.any(String),
      channel: 'sms',
      to,
      text: expect.stringContaining('login code'),
      code: expect.stringMatching(/^\d{6}$/),
      sentAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    })),
  )
})

it('S11-28: shows them on a page without scripts, its texts escaped, its style allowed by its policy', async () => {
  const text = `<img src=x onerror="alert('1')"> & more`
  await testApp.composition.outbox.keep({ channel: 'mail', to: '"x"@example.com', text })
  const page = await callApi(testApp, 'GET', '/dev/outbox')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.headers['content-security-policy']).toContain("style-src 'self'")
  // Escaped in the frame's document, which is escaped as an attribute.
  const [, inner = ''] = / sandbox="[^"]*"[^>]* srcdoc="([^"]*)"/.exec(page.body) ?? []
  expect(inner).toContain(
    '&amp;lt;img src=x onerror=&amp;quot;alert(&amp;#39;1&amp;#39;)&amp;quot;&amp;gt; &amp;amp; more',
  )
  expect(page.body).not.toContain('allow-scripts')
  expect(page.body).toContain('To &quot;x&quot;@example.com')
  const to = encodeURIComponent('"x"@example.com')
  const alone = await callApi(testApp, 'GET', `/dev/outbox?way=mail&to=${to}`)
  expect(alone.body.match(/<li /g)).toHaveLength(1)
  expect(page.body).not.toMatch(/<script|<style|style=|<img/)
  expect(page.body).toMatch(/http-equiv="refresh"/)
  const [, code] = (await testApp.composition.outbox.list()).map((message) => message.code)
  expect(page.body).toContain(`<strong>${code}</strong>`)
  const style = await callApi(testApp, 'GET', '/dev/outbox.css')
  expect([style.statusCode, style.headers['content-type']]).toEqual([
    200,
    'text/css; charset=utf-8',
  ])
})

it('shows each way as the person would see it, by way and person', async () => {
  const { outbox } = testApp.composition
  const [asha, ravi] = [newPhone(), newPhone()]
  await outbox.keep({ channel: 'sms', to: asha, text: 'क'.repeat(71) })
  const link = 'https://jobs.example.in/jobs/1'
  await outbox.keep({
    channel: 'whatsapp',
    to: asha,
    text: `*Your job is live*\n\nIt is.\n\n${link}`,
  })
  await outbox.keep({ channel: 'push', to: ravi, subject: 'A <title>', text: 'Its text' })
  const candidate = await createCandidate(testApp)
  await testApp.db.transaction().execute((tx) =>
    testApp.composition.services.messages.notify(tx, {
      event: 'shortlisted',
      to: candidate.accountId,
      subject: 'application',
      values: { title: 'Telecaller', company: '<b>Bharat</b>' },
      link: '/my_applications',
    }),
  )
  const shown = async (query: string) =>
    (await callApi(testApp, 'GET', `/dev/outbox?${query}`)).body

  const sms = await shown(`way=sms&to=${encodeURIComponent(asha)}`)
  expect(sms).toContain('<p class="sender">VM-KAAMYA-S</p>')
  expect(sms).toContain('2 SMS · 71 letters')
  const whatsapp = await shown(`to=${encodeURIComponent(asha)}`)
  expect(whatsapp).toContain('<p class="text"><b>Your job is live</b>\n\nIt is.</p>')
  expect(whatsapp).toContain(`<a href="${link}">Visit website</a>`)
  const push = await shown('way=push')
  expect(push).toContain('<h2>A &lt;title&gt;</h2>')
  expect(push.match(/<li /g)).toHaveLength(1)
  const sent = (await callApi(testApp, 'GET', '/dev/outbox.json')).json()
  expect(sent).toContainEqual({
    id: expect.any(String),
    channel: 'push',
    to: ravi,
    text: 'A <title>: Its text',
    sentAt: expect.any(String),
  })
  const bell = await shown('way=bell')
  expect(bell).toContain('<a class="bell" lang="en" href="/my_applications">')
  expect(bell).toContain('&lt;b&gt;Bharat&lt;/b&gt;')
  expect(await shown('way=bell&to=nobody')).toContain('Nothing like that was sent')
  expect(await shown('way=fax&still=1')).not.toContain('http-equiv="refresh"')
})

it('offers the files of a mail for download, and nothing else', async () => {
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff])
  const attachment = { fileName: 'Rechnung "1" é.pdf', contentType: 'application/pdf', bytes }
  const { outbox } = testApp.composition
  await outbox.keep({
    channel: 'mail',
    to: 'asha@example.com',
    subject: 'Invoice <1>',
    text: 'Here it is.',
    attachments: [attachment, { ...attachment, fileName: 'second.pdf' }],
  })
  const [message] = await outbox.list()
  expect(message).toMatchObject({
    subject: 'Invoice <1>',
    attachments: [{ fileName: attachment.fileName }, { fileName: 'second.pdf' }],
  })
  const href = message?.attachments?.[0]?.href ?? ''
  const page = await callApi(testApp, 'GET', '/dev/outbox')
  expect(page.body).toContain('<h2>Invoice &lt;1&gt;</h2>')
  expect(page.body).toContain(
    `<a href="${href}" download>Download Rechnung &quot;1&quot; é.pdf</a>`,
  )
  const download = await callApi(testApp, 'GET', href)
  expect(download.statusCode).toBe(200)
  expect(download.rawPayload).toEqual(bytes)
  expect(download.headers['content-type']).toBe('application/pdf')
  expect(download.headers['content-disposition']).toContain('attachment; filename="Rechnung1e.pdf"')
  for (const id of ['0', '99999999', 'x', '1e3', '%00', '9'.repeat(40)]) {
    const reply = await callApi(testApp, 'GET', `/dev/outbox/attachments/${id}`)
    expect(reply.statusCode).toBe(404)
  }
})

it('keeps the newest three hundred', async () => {
  for (let sent = 0; sent < 305; sent += 1) {
    await testApp.composition.outbox.keep({ channel: 'push', to: 'x', text: `message ${sent}` })
  }
  const rows = await testApp.db.selectFrom('outbox_messages').select('body').execute()
  expect(rows).toHaveLength(300)
  expect(await testApp.db.selectFrom('outbox_attachments').select('id').execute()).toEqual([])
  expect((await testApp.composition.outbox.list())[0]?.text).toBe('message 304')
})

it('S11-29: is not there once real messages are sent', async () => {
  const served = await createTestApp({ config: { isDemonstration: false } })
  const attachment = '/dev/outbox/attachments/1'
  for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.css', attachment]) {
    expect((await callApi(served, 'GET', url)).statusCode).toBe(404)
  }
  await served.close()
})
