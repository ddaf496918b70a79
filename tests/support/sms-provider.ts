import { once } from 'node:events'
import { createServer } from 'node:http'

export type SmsProvider = Awaited<ReturnType<typeof startSmsProvider>>

/** The SMS provider on this machine: takes login codes, or says why not, as MSG91 does. */
export async function startSmsProvider() {
  const codes = new Map<string, string>()
  let refusal: string | undefined
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://provider')
    const answer =
      refusal === undefined
        ? { type: 'success', message: 'queued' }
        : { type: 'error', message: refusal }
    if (refusal === undefined)
      codes.set(searchParams.get('mobile') ?? '', searchParams.get('otp') ?? '')
    request.resume()
    // It answers 200 for refusals too.
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    /** The newest code that was brought to a number of ten digits. */
    codeFor: (phone: string) => codes.get(`91${phone}`),
    /** From now on it brings nothing, and says why. */
    refuse(reason: string): void {
      refusal = reason
    },
    recover(): void {
      refusal = undefined
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
