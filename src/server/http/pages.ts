import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Composition } from '../compose.ts'
import { AppError } from '../lib/app-error.ts'
import { toPublicConfig } from '../site/public-config.ts'
import { createApiCaller } from './api-caller.ts'
import { pageUrl } from './page-url.ts'
import { serveBuiltPages } from './pages-built.ts'
import { serveDevelopmentPages } from './pages-development.ts'
import { pagePolicy } from './security-headers.ts'
import type { HandlePage } from './web-build.ts'

export type PageMode = 'built' | 'dev'

/** Everything that is not the API: the page router of the web side, inside this process. */
export async function registerPages(
  app: FastifyInstance,
  composition: Composition,
  mode: PageMode,
): Promise<void> {
  const loadHandler: () => Promise<HandlePage> =
    mode === 'built' ? await serveBuiltPages(app) : await serveDevelopmentPages(app)
  const policyOptions = {
    isDevelopment: mode === 'dev',
    checkoutBaseUrl: composition.config.razorpay.baseUrl,
  }
  const publicConfig = toPublicConfig(composition.config)

  // Bound for HEAD by hand: the library's own way fails on an answer without a body.
  const route = { method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false }
  app.route({ ...route, schema: { hide: true }, handler: renderPage })

  async function renderPage(request: FastifyRequest, reply: FastifyReply) {
    if (/^\/(?:api|files|media|profileReview)\//.test(request.url)) throw new AppError('NOT_FOUND')
    const handle = await loadHandler()
    const nonce = randomBytes(16).toString('base64')
    const callApi = createApiCaller(app, request.ip)
    const answer = await handle(toWebRequest(request, reply), { nonce, publicConfig, callApi })

    void reply.header('content-security-policy', pagePolicy(nonce, policyOptions))
    void reply.header('cache-control', 'no-store')
    return sendAnswer(answer, reply)
  }
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const aborter = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) aborter.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) headers.append(name, each)
    }
  }
  return new Request(pageUrl(request.url), {
    method: request.method,
    headers,
    signal: aborter.signal,
  })
}

async function sendAnswer(answer: Response, reply: FastifyReply) {
  void reply.code(answer.status)
  for (const [name, value] of answer.headers) void reply.header(name, value)
  return reply.send(answer.body ? Readable.from(answer.body) : null)
}
