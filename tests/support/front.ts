import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What a gateway answers in the server's place. */
type ForeignAnswer = { readonly status: number; readonly type: string; readonly body: string }

type Fault = { readonly path: RegExp; readonly answer: ForeignAnswer | 'lost' }

export type Front = Awaited<ReturnType<typeof startFront>>

/**
 * What stands between people and the server in the net: a provider's line, a Wi-Fi's gateway, a proxy
 * with files of its own. It passes all on, but for the faults that a test gives it.
 */
export async function startFront(target: string) {
  const faults: Fault[] = []
  const holds: { readonly path: RegExp; readonly released: Promise<void> }[] = []

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/'
    const fault = faults.find((each) => each.path.test(path))
    if (fault && fault.answer !== 'lost') {
      incoming.resume()
      const { status, type, body } = fault.answer
      outgoing.writeHead(status, { 'content-type': type }).end(body)
      return
    }
    await holds.find((each) => each.path.test(path))?.released
    const forwarded = send(new URL(path, target), {
      method: incoming.method ?? 'GET',
      headers: incoming.headers,
      // A connection kept open may be closed at its other end just when it is used again.
      agent: false,
    })
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
    const [answer]: IncomingMessage[] = await once(forwarded, 'response')
    if (!answer) return
    if (fault) {
      await buffer(answer)
      outgoing.destroy()
      return
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    /** The server gets what is sent to these paths and answers, and nobody hears it. */
    loseAnswers: (path: RegExp) => void faults.push({ path, answer: 'lost' }),
    /** Something else answers at these paths, before the server hears of it. */
    answerInstead: (path: RegExp, answer: ForeignAnswer) => void faults.push({ path, answer }),
    /** The server hears nothing of these paths until the answered function is called. */
    hold(path: RegExp): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      holds.push({ path, released: promise })
      return resolve
    },
    recover: () => void faults.splice(0),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
