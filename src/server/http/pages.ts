import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Composition } from '../compose.ts'
import { AppError } from '../lib/app-error.ts'
import { toPublicConfig } from '../site/public-config.ts'
import { createApiCaller } from './api-caller.ts'
import type { CountCall } from './call-limits.ts'
import { holds, tagOf } from './etags.ts'
import { createJobPages } from './job-pages.ts'
import { createKeptPages, sendKept, sendUnchanged, toKeptPage } from './kept-pages.ts'
import type { KeptPage } from './kept-pages.ts'
import { pageUrl } from './page-url.ts'
import { serveBuiltPages } from './pages-built.ts'
import { serveDevelopmentPages } from './pages-development.ts'
import { createRenderedPages } from './rendered-pages.ts'
import { nonceSource, pagePolicy } from './security-headers.ts'

/** In which the web side names the scripts of a page that is the same for everybody; it goes no further. */
const pageScriptsHeader = 'x-page-scripts'

export type PageMode = 'built' | 'dev'

/** Everything that is not the API: the page router of the web side, inside this process. */
export async function registerPages(
  app: FastifyInstance,
  composition: Composition,
  { mode, countCall }: { mode: PageMode; countCall: CountCall },
): Promise<void> {
  const { loadHandler, buildId } =
    mode === 'built' ? await serveBuiltPages(app) : await serveDevelopmentPages(app)
  const policyOptions = {
    isDevelopment: mode === 'dev',
    checkoutBaseUrl: composition.config.razorpay.baseUrl,
  }
  const publicConfig = toPublicConfig(composition.config)
  const rendered = createRenderedPages()
  /** Pages of jobs are kept by their tags alone. */
  const renderedJobs = createRenderedPages({ mostCharacters: 0 })
  const kept = createKeptPages()
  /** What is being rendered, by its tag: a link that many follow at once is rendered once. */
  const underWay = new Map<string, Promise<void>>()
  const jobPages = createJobPages(composition.services.jobs, {
    clock: composition.clock,
    countCall,
    // All that such a page is made of beside the job.
    madeOf: [buildId, JSON.stringify(publicConfig), pagePolicy('', policyOptions)],
  })

  // Bound for HEAD by hand: the library's own way fails on an answer without a body.
  const route = { method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false }
  app.route({ ...route, schema: { hide: true }, handler: renderPage })

  async function renderPage(request: FastifyRequest, reply: FastifyReply) {
    if (/^\/(?:api|files|media|profileReview)\//.test(request.url)) throw new AppError('NOT_FOUND')
    const jobTag = await jobPages.findTag(request)
    if (jobTag !== undefined) {
      await underWay.get(jobTag)
      const page = kept.get(jobTag)
      if (page || holds(request, jobTag)) await jobPages.count(request)
      if (holds(request, jobTag)) return sendUnchanged(reply, jobTag)
      if (page) return sendKept(request, reply, page)
    }
    const rendering = render(request, reply, jobTag)
    if (jobTag !== undefined) noteUnderWay(jobTag, rendering)
    const made = await rendering
    if ('page' in made) {
      const { page } = made
      return holds(request, page.etag)
        ? sendUnchanged(reply, page.etag)
        : sendKept(request, reply, page)
    }
    void reply.header('content-security-policy', made.policy)
    void reply.header('cache-control', 'no-store')
    return sendAnswer(made.answer, reply)
  }

  /** Settles when the page is kept or can't be made: then whoever waited makes it. */
  function noteUnderWay(tag: string, rendering: Promise<unknown>): void {
    const done = () => {
      if (underWay.get(tag) === settled) underWay.delete(tag)
    }
    const settled: Promise<void> = rendering.then(done, done)
    underWay.set(tag, settled)
  }

  /** A page that is the same for everybody, which is kept; or the answer for this one alone. */
  async function render(
    request: FastifyRequest,
    reply: FastifyReply,
    jobTag: string | undefined,
  ): Promise<{ page: KeptPage } | { answer: Response; policy: string }> {
    const handle = await loadHandler()
    const nonce = randomBytes(16).toString('base64')
    const callApi = createApiCaller(app, request.ip)
    const context = {
      nonce,
      publicConfig,
      callApi,
      rendered: jobTag === undefined ? rendered : renderedJobs,
    }
    const answer = await handle(toWebRequest(request, reply), context)
    const scripts = answer.headers.get(pageScriptsHeader)
    answer.headers.delete(pageScriptsHeader)
    const policy = pagePolicy(scripts ?? nonceSource(nonce), policyOptions)
    if (scripts === null || answer.status !== 200 || !answer.body) return { answer, policy }
    const html = await answer.text()
    const etag = jobTag ?? tagOf(policy, html)
    const page = kept.get(etag) ?? toKeptPage(etag, policy, html)
    kept.set(etag, page)
    return { page }
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
  // Who asks for the headers alone gets those of the whole page; the body is left out on the way.
  return new Request(pageUrl(request.url), {
    method: 'GET',
    headers,
    signal: aborter.signal,
  })
}

async function sendAnswer(answer: Response, reply: FastifyReply) {
  void reply.code(answer.status)
  for (const [name, value] of answer.headers) void reply.header(name, value)
  return reply.send(answer.body ? Buffer.from(await answer.arrayBuffer()) : null)
}
