import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { MailSenderError } from '#server/ports/mail-sender.ts'
import type { Mail } from '#server/ports/mail-sender.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import type { MailServer } from '#tests/support/mail-server.ts'
import { createSmtpMailSender } from './smtp-mail-sender.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closers.splice(0).map((close) => close())))

async function startServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options)
  closers.push(server.close)
  return server
}

type Login = { user?: string; password?: string; needsTls?: boolean; timeoutMs?: number }

function senderTo(port: number, login: Login = {}) {
  const { user, password, needsTls = false, timeoutMs = 5000 } = login
  return createSmtpMailSender({
    server: { host: '127.0.0.1', port, isTlsFromStart: false, user, password },
    from: { name: 'Kaamyab', address: 'no-reply@jobs.example.in' },
    needsTls,
    timeoutMs,
  })
}

const mail: Mail = {
  to: 'help@jobs.example.in',
  replyTo: 'asha@example.com',
  subject: 'नमस्ते',
  text: 'First line\n.\nLast line',
  messageId: '<greeting.7@jobs.example.in>',
}

/** The error that the sender threw. */
async function failureOf(sending: Promise<void>): Promise<MailSenderError> {
  try {
    await sending
  } catch (error) {
    if (error instanceof MailSenderError) return error
    throw error
  }
  throw new Error('It was sent')
}

test('hands a mail over whole', async () => {
  const server = await startServer()
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x0d, 0x0a])
  await senderTo(server.port).send({
    ...mail,
    attachments: [{ fileName: 'INV 26-27/1.pdf', contentType: 'application/pdf', bytes }],
  })
  const [received] = server.mails
  expect(received).toMatchObject({
    envelope: { from: 'no-reply@jobs.example.in', to: ['help@jobs.example.in'] },
    from: { name: 'Kaamyab', address: 'no-reply@jobs.example.in' },
    to: [{ name: '', address: 'help@jobs.example.in' }],
    replyTo: [{ name: '', address: 'asha@example.com' }],
    subject: 'नमस्ते',
    messageId: '<greeting.7@jobs.example.in>',
  })
  expect(received?.text?.trim()).toBe(mail.text)
  expect(received?.html).toBeUndefined()
  expect(received?.attachments).toMatchObject([
    { filename: 'INV 26-27/1.pdf', mimeType: 'application/pdf', content: bytes.toString('base64') },
  ])
})

describe('nothing but what is meant reaches a header', () => {
  const evil = 'x\r\nBcc: everybody@example.com\r\n\r\nAnother body'
  const attachment = { fileName: 'a.pdf', contentType: 'application/pdf', bytes: Buffer.from('x') }
  test.each<[string, Partial<Mail>]>([
    ['a subject', { subject: evil }],
    ['a subject with a bare line feed', { subject: 'x\nBcc: everybody@example.com' }],
    ['a subject with a bare carriage return', { subject: 'x\rBcc: everybody@example.com' }],
    ['an address to answer to', { replyTo: `asha@example.com${evil}` }],
    ['a list of addresses', { replyTo: 'asha@example.com, everybody@example.com' }],
    ['an id', { messageId: `<${evil}@example.com>` }],
    ['a name of a file', { attachments: [{ ...attachment, fileName: evil }] }],
    ['a kind of a file', { attachments: [{ ...attachment, contentType: evil }] }],
  ])('through %s', async (_what, part) => {
    const server = await startServer()
    await senderTo(server.port).send({ ...mail, ...part })
    const [received] = server.mails
    expect(received?.envelope.to).toEqual(['help@jobs.example.in'])
    expect(received?.raw).not.toMatch(/^Bcc:/im)
    const usual = 'content-type date from message-id mime-version reply-to subject to'.split(' ')
    const keys = received?.headers.map(({ key }) => key) ?? []
    expect(keys.filter((key) => key !== 'content-transfer-encoding').toSorted()).toEqual(usual)
    expect(received?.replyTo).toHaveLength(1)
    expect(received?.text).toContain('First line')
    expect(received?.attachments.length).toBe(part.attachments?.length ?? 0)
  })

  test('through the address it goes to, which is then no address', async () => {
    const server = await startServer()
    const to = 'help@jobs.example.in>\r\nRCPT TO:<everybody@example.com'
    await senderTo(server.port)
      .send({ ...mail, to })
      .catch(() => {})
    expect(server.mails.flatMap(({ envelope }) => envelope.to)).not.toContain(
      'everybody@example.com',
    )
  })
})

describe('a server that answers', () => {
  test.each([
    ['recipient', 550, 'refused'],
    ['mail', 554, 'refused'],
    ['recipient', 450, 'unavailable'],
    ['mail', 451, 'unavailable'],
    ['mail', 421, 'unavailable'],
    ['mail', 530, 'unavailable'],
  ] as const)('to the %s with %i: %s', async (at, status, problem) => {
    const server = await startServer()
    server.answerWith({ at, status })
    const sender = senderTo(server.port)
    const failure = await failureOf(sender.send(mail))
    expect(failure.problem).toBe(problem)
    expect(failure.message).toContain(String(status))
    expect(failure.cause).toBeUndefined()
    expect(failure.message).not.toContain('@')
    await sender.send(mail)
    expect(server.mails).toHaveLength(1)
  })
})

describe('a server that rejects the login counts as unavailable, so the mail is tried again:', () => {
  const onlyAsha = () =>
    startServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'asha@jobs' && password === 'p@ss:word'
          ? done(null, { user: username })
          : done(new Error('wrong')),
    })

  test('a wrong password', async () => {
    const server = await onlyAsha()
    const sender = senderTo(server.port, { user: 'asha@jobs', password: 'other' })
    const failure = await failureOf(sender.send(mail))
    expect(failure.problem).toBe('unavailable')
    expect(failure.message).toMatch(/EAUTH 535$/)
    await senderTo(server.port, { user: 'asha@jobs', password: 'p@ss:word' }).send(mail)
    expect(server.mails).toHaveLength(1)
  })

  test('no password', async () => {
    const server = await onlyAsha()
    const failure = await failureOf(senderTo(server.port).send(mail))
    expect(failure.problem).toBe('unavailable')
    expect(failure.message).toMatch(/530$/)
  })

  test('no encryption where that is needed', async () => {
    const server = await startServer()
    const failure = await failureOf(senderTo(server.port, { needsTls: true }).send(mail))
    expect(failure.problem).toBe('unavailable')
    expect(server.mails).toEqual([])
  })

  test('TLS with an untrusted certificate', async () => {
    const server = await startServer({ disabledCommands: [] })
    const failure = await failureOf(senderTo(server.port).send(mail))
    expect(failure.problem).toBe('unavailable')
    expect(server.mails).toEqual([])
  })
})

describe('a server that', () => {
  /** A server that listens and does not speak SMTP. */
  async function listen(onConnection: (socket: Socket) => void): Promise<number> {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      onConnection(socket)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    closers.push(async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    })
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  const problemWith = async (port: number) =>
    (await failureOf(senderTo(port, { timeoutMs: 200 }).send(mail))).problem

  test('never greets is given up', async () => {
    expect(await problemWith(await listen(() => {}))).toBe('unavailable')
  })

  test('never answers the mail is given up', async () => {
    const server = await startServer()
    server.answerWith('silence')
    expect(await problemWith(server.port)).toBe('unavailable')
  })

  test('drips its answers is given up', async () => {
    const port = await listen((socket) => {
      socket.write('220 hello\r\n')
      socket.on('data', (command) => {
        const isRecipient = command.toString().startsWith('RCPT')
        if (!isRecipient) socket.write('250 go on\r\n')
        const dripping = setInterval(() => isRecipient && socket.write('250-more\r\n'), 50)
        socket.on('close', () => clearInterval(dripping))
      })
    })
    expect(await problemWith(port)).toBe('unavailable')
  })

  test('hangs up is tried again later', async () => {
    const port = await listen((socket) => socket.destroy())
    expect(await problemWith(port)).toBe('unavailable')
  })

  test('speaks another language is tried again later', async () => {
    const port = await listen((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    expect(await problemWith(port)).toBe('unavailable')
  })

  test('is not there is tried again later', async () => {
    const server = await startMailServer()
    await server.close()
    expect(await problemWith(server.port)).toBe('unavailable')
  })
})
