import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Agent, createServer } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { certificate, privateKey } from './local-certificate.ts'

export type PushRequest = {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

type Answer = { readonly status: number; readonly headers?: Record<string, string> }

export type PushService = Awaited<ReturnType<typeof startPushService>>

/** A local push service over HTTPS, with one path per subscription. */
export async function startPushService() {
  const requests: PushRequest[] = []
  const answers: Answer[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    requests.push({ path: request.url ?? '', headers: request.headers, body })
    const { status, headers = {} } = answers.shift() ?? { status: 201 }
    response.writeHead(status, headers).end()
  }
  const server = createServer(
    { cert: certificate, key: privateKey },
    (request, response) => void take(request, response),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const host = `127.0.0.1:${port}`
  const agent = new Agent({ ca: certificate })
  return {
    host,
    agent,
    requests,
    /** The statuses of the next messages; 201 after that. */
    answerWith: (...next: Answer[]) => void answers.push(...next),
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
