import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorTable } from '#contract/errors.ts'
import { sentence } from '#contract/sentences.ts'
import { newId } from '../lib/ids.ts'
import { renderFailurePage } from './failure-page.ts'

/** Whoever goes on sending what nobody reads is cut off after this. */
const mostSendingMs = 5_000

/** Turns requests away before anything is done for them, which costs next to nothing. */
export function createRefusal(
  headers: Readonly<Record<string, string>>,
  { retryAfterSeconds }: { retryAfterSeconds: number },
): (request: IncomingMessage, response: ServerResponse) => void {
  const { status, messageKey } = errorTable.OVERLOADED
  const message = sentence(messageKey)
  const page = renderFailurePage(message, sentence('error.again'))
  const common = {
    ...headers,
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
  }
  const asPage = {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
  }
  const asJson = { ...common, 'content-type': 'application/json; charset=utf-8' }

  return (request, response) => {
    if (isPageWanted(request)) {
      response.writeHead(status, asPage).end(page)
    } else {
      const body = JSON.stringify({ message, code: 'OVERLOADED', requestId: newId() })
      const length = Buffer.byteLength(body)
      response.writeHead(status, { ...asJson, 'content-length': length }).end(body)
    }
    if (!request.complete) cutOffLater(request)
  }
}

function cutOffLater(request: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, mostSendingMs)
  timer.unref()
}

const isPageWanted = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && !url.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')
