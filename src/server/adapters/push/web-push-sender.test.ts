import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { createWebPushSender, generatePushKeys } from './web-push-sender.ts'

test('a host that resolves to this machine gets no connection', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  try {
    const sender = createWebPushSender({
      keys: generatePushKeys(),
      contact: 'mailto:a@example.com',
    })
    const { endpoint, keys } = createMailbox(`https://localhost:${port}/box`).subscription
    const subscription = { endpoint, publicKey: keys.p256dh, authSecret: keys.auth }
    await expect(sender.send(subscription, 'text', 'topic')).rejects.toThrow('is not public')
    expect(connections).toBe(0)
  } finally {
    server.close()
  }
})
