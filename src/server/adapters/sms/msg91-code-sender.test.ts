import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { createMsg91CodeSender } from './msg91-code-sender.ts'

const message = { phone: '+919876543210', code: '482913', text: 'Your code' }
const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function senderTo(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const origin = `http://127.0.0.1:${port}`
  return createMsg91CodeSender({ authKey: 'key', templateId: 'tpl', origin, timeoutMs: 300 })
}

it('sends number, code and template, with the key in a header', async () => {
  const seen: unknown[] = []
  const sender = await senderTo((request, reply) => {
    seen.push(request.method, request.url, request.headers['authkey'])
    reply.end(JSON.stringify({ type: 'success', request_id: '1' }))
  })
  await sender.sendLoginCode(message)
  expect(seen).toEqual([
    'POST',
    '/api/v5/otp?template_id=tpl&mobile=919876543210&otp=482913',
    'key',
  ])
})

it.each([
  ['a refusal with status 200', 200, '{"type":"error","message":"success is not this"}'],
  ['an error page', 502, '<html>Bad gateway</html>'],
  ['a failure that says success', 500, '{"type":"success"}'],
])('fails on %s, and keeps the code to itself', async (_, status, body) => {
  const sender = await senderTo((_request, reply) => reply.writeHead(status).end(body))
  const error: unknown = await sender.sendLoginCode(message).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(String(error)).toContain(`(status ${status})`)
  expect(String(error)).not.toContain(message.code)
})

it('gives up on a server that never answers', async () => {
  const sender = await senderTo(() => {})
  await expect(sender.sendLoginCode(message)).rejects.toThrow('timeout')
})
