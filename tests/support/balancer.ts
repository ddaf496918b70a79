import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Answer = { readonly status: number; readonly type: string; readonly body: Buffer }

/**
 * A round-robin load balancer. It retries a failed request on the next node, so it is for idempotent calls: reads, and
 * writes with an id. It does not check `/readyz`, so that requests reach a node in the moment in which it closes.
 */
export async function startBalancer(nodes: () => readonly (string | undefined)[]) {
  let turn = 0

  async function answer(incoming: IncomingMessage): Promise<Answer> {
    const body = await buffer(incoming)
    const from = turn++
    const addresses = nodes()
    const inTurn = addresses.map((_, index) => addresses[(from + index) % addresses.length])
    let problem: unknown = new Error('no node is there')
    for (const node of inTurn) {
      if (node === undefined) continue
      try {
        return await ask(node, incoming, body)
      } catch (error) {
        problem = error
      }
    }
    throw problem
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming).then(
      ({ status, type, body }) => outgoing.writeHead(status, { 'content-type': type }).end(body),
      (error: unknown) =>
        outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function ask(node: string, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  const outgoing = send(new URL(incoming.url ?? '/', node), {
    method: incoming.method ?? 'GET',
    headers: incoming.headers,
    agent: false,
  })
  const answered = once(outgoing, 'response')
  outgoing.end(body)
  const [received]: IncomingMessage[] = await answered
  if (!received) throw new Error('no answer')
  return {
    status: received.statusCode ?? 502,
    type: received.headers['content-type'] ?? 'text/plain',
    body: await buffer(received),
  }
}
