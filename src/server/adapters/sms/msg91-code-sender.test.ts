import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createMsg91CodeSender } from './msg91-code-sender.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A stand-in that speaks the provider's protocol. */
async function startProvider(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ baseUrl: string; seen: IncomingMessage[] }> {
  const seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { baseUrl: `http://127.0.0.1:${address.port}`, seen }
}

const json = (status: number, body: object) => (_request: IncomingMessage, to: ServerResponse) => {
  to.writeHead(status, { 'content-type': 'application/json' })
  to.end(JSON.stringify(body))
}

const message = { phone: '+919876543210', code: '482913', text: 'not sent: the template has it' }
const keys = { authKey: 'the-key', templateId: 'template-1' }

test('asks the provider to bring our code, with the key in a header', async () => {
  const { baseUrl, seen } = await startProvider(json(200, { type: 'success', message: 'queued' }))
  await createMsg91CodeSender({ ...keys, baseUrl }).sendLoginCode(message)
  const [request] = seen
  const url = new URL(request?.url ?? '', baseUrl)
  expect(request?.method).toBe('POST')
  expect(request?.headers['authkey']).toBe('the-key')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    template_id: 'template-1',
    mobile: '919876543210',
    otp: '482913',
    otp_expiry: '5',
  })
})

test.each([
  ['says error with status 200', json(200, { type: 'error', message: 'invalid mobile' })],
  ['says success with status 500', json(500, { type: 'success', message: '' })],
  ['has success only in its words', json(200, { type: 'error', message: 'success' })],
  ['answers something else', json(200, { ok: true })],
  ['hangs', () => {}],
  ['drops the line', (request: IncomingMessage) => request.socket.destroy()],
])('fails when the provider %s', async (_name, answer) => {
  const { baseUrl } = await startProvider(answer)
  const sender = createMsg91CodeSender({ ...keys, baseUrl, timeoutMs: 300 })
  await expect(sender.sendLoginCode(message)).rejects.toBeInstanceOf(Error)
})
