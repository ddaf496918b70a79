import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withoutLocale } from '#contract/i18n/locale-address.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { Composition } from '#server/compose/compose.ts'
import { AppError } from '#server/lib/app-error.ts'
import { toPublicConfig } from '#server/features/site/public-config.ts'
import type { CallForPage } from '../binding/page-calls.ts'
import type { CountCall } from '../binding/call-limits.ts'
import { etagOf, isNotModified } from './etags.ts'
import { mustChooseLanguage } from './first-visit.ts'
import { createJobPages } from './job-pages.ts'
import { serveMessages } from './message-files.ts'
import { createPageCache, plainOf, toCachedPage } from './page-cache.ts'
import type { CachedPage } from './page-cache.ts'
import { sendNotModified, sendPage } from './send-page.ts'
import { pageRoute, pageUrl } from './page-url.ts'
import { serveBuiltPages } from './pages-built.ts'
import { serveDevelopmentPages } from './pages-development.ts'
import type { RenderedPage } from './web-build.ts'
import { nonceSource, pagePolicy } from '../binding/security-headers.ts'

const languagePage = '/language'

/** The language of a page whose address names none depends on its reader. */
const variesByReader = 'accept-encoding, accept-language, cookie'

export type PageMode = 'built' | 'dev'

type Options = { mode: PageMode; countCall: CountCall; callForPage: CallForPage }

/** Everything that is not the API: the page router of the web side, inside this process. */
export async function registerPages(
  app: FastifyInstance,
  composition: Composition,
  { mode, countCall, callForPage }: Options,
): Promise<void> {
  const { loadHandler, buildId } =
    mode === 'built' ? await serveBuiltPages(app) : await serveDevelopmentPages(app)
  const policyOptions = {
    isDevelopment: mode === 'dev',
    checkoutBaseUrl: composition.config.razorpay.baseUrl,
  }
  const publicConfig = toPublicConfig(composition.config)
  const { languages } = composition
  const addressesOf = serveMessages(app, languages)
  const pageCache = createPageCache()
  /** Differs with everything that the pages of a locale are made of, besides their data. */
  const versions = new Map<Locale, string>()
  const versionOf = (locale: Locale): string => {
    const parts = [publicConfig, locale, addressesOf(locale), pagePolicy('', policyOptions)]
    const version = versions.get(locale) ?? etagOf(buildId, JSON.stringify(parts))
    versions.set(locale, version)
    return version
  }
  const toPage = (etag: string, { html, scripts }: RenderedPage): CachedPage =>
    toCachedPage(etag, pagePolicy(scripts, policyOptions), html)
  const jobPages = createJobPages(composition.services.jobs, {
    clock: composition.clock,
    countCall,
    versionOf,
  })

  // HEAD is bound by hand: Fastify's own HEAD routes fail on a response without a body.
  const route = { method: ['GET', 'HEAD'], url: pageRoute, exposeHeadRoute: false }
  app.route({ ...route, schema: { hide: true }, handler: answerPage })

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const named = languages.ofPath(pageUrl(request.url).pathname)
    const isNegotiated = named === undefined && languages.enabled.length > 1
    void reply.header('vary', isNegotiated ? variesByReader : 'accept-encoding')
    if (named !== undefined && !isExactly(named, request.url)) {
      return reply.header('cache-control', 'no-store').redirect(exactly(named, request.url), 301)
    }
    if (mustChooseLanguage(request, languages)) {
      return reply.header('cache-control', 'no-store').redirect(languagePage, 303)
    }
    const path = named === undefined ? request.url : withoutLocale(request.url, named)
    if (/^\/(?:api|files|media|profileReview)\//.test(path)) throw new AppError('NOT_FOUND')
    const etag = await jobPages.findEtag(request, path)
    return etag === undefined
      ? await send(request, reply, await render(request, reply))
      : await answerJobPage(request, reply, etag)
  }

  async function answerJobPage(request: FastifyRequest, reply: FastifyReply, etag: string) {
    if (isNotModified(request, etag)) {
      await jobPages.countView(request)
      return sendNotModified(reply, etag)
    }
    let rendered: Rendered | undefined
    const page = await pageCache.getOrLoad(etag, async () => {
      rendered = await render(request, reply, etag)
      return 'page' in rendered ? rendered.page : undefined
    })
    composition.metrics.countLookup('pages', rendered ? 'miss' : 'hit')
    // Rendering makes the call that is counted.
    if (rendered) return await send(request, reply, rendered)
    // Several requests shared a load that gave no page.
    if (!page) return await send(request, reply, await render(request, reply, etag))
    await jobPages.countView(request)
    return await sendPage(request, reply, page)
  }

  async function render(
    request: FastifyRequest,
    reply: FastifyReply,
    jobEtag?: string,
  ): Promise<Rendered> {
    const named = languages.ofPath(pageUrl(request.url).pathname)
    const handle = await loadHandler(named && `/${named}`)
    const nonce = randomBytes(16).toString('base64')
    // Several clients share one rendering of a job's page, so it goes on when one of them leaves.
    const signal = jobEtag === undefined ? disconnectSignal(reply) : undefined
    const shared: { page?: CachedPage } = {}
    const findOrRender = async (key: string, each: () => Promise<RenderedPage>) => {
      const etag = etagOf(versionOf(request.locale), key)
      let outcome: 'hit' | 'miss' = 'hit'
      const page = await pageCache.getOrLoad(etag, async () => {
        outcome = 'miss'
        return toPage(etag, await each())
      })
      composition.metrics.countLookup('pages', outcome)
      return page
    }
    const answer = await handle(toWebRequest(request, signal), {
      nonce,
      publicConfig,
      translator: request.t,
      translatorOf: languages.translatorOf,
      messageAddresses: addressesOf(request.locale),
      callApi: (call, input) => callForPage(call, input, request),
      rendered: {
        // Pages of jobs were looked up before they are rendered.
        findOrRender: async (key, each) => {
          shared.page =
            jobEtag === undefined ? await findOrRender(key, each) : toPage(jobEtag, await each())
        },
      },
    })
    if (shared.page === undefined) {
      const policy = pagePolicy(nonceSource(nonce), policyOptions)
      const body = answer.body ? Buffer.from(await answer.arrayBuffer()) : null
      return { answer, body, policy }
    }
    const { page } = shared
    return answer.status === 200 ? { page } : { answer, body: plainOf(page), policy: page.policy }
  }
}

const isExactly = (locale: Locale, url: string): boolean =>
  pageUrl(url).pathname.startsWith(`/${locale}`)

/** The same address with the locale in its own letter case. */
function exactly(locale: Locale, requested: string): string {
  const { pathname, search } = pageUrl(requested)
  return `/${locale}${pathname.slice(locale.length + 1)}${search}`
}

/** A page that is the same for everybody, or a response for this client alone. */
type Rendered =
  | { readonly page: CachedPage }
  | { readonly answer: Response; readonly body: Buffer | null; readonly policy: string }

async function send(request: FastifyRequest, reply: FastifyReply, rendered: Rendered) {
  if ('page' in rendered) {
    const { page } = rendered
    return isNotModified(request, page.etag)
      ? sendNotModified(reply, page.etag)
      : await sendPage(request, reply, page)
  }
  const { answer, body, policy } = rendered
  void reply.code(answer.status)
  for (const [name, value] of answer.headers) void reply.header(name, value)
  void reply.header('content-security-policy', policy).header('cache-control', 'no-store')
  return reply.send(body)
}

function disconnectSignal(reply: FastifyReply): AbortSignal {
  const aborter = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) aborter.abort()
  })
  return aborter.signal
}

function toWebRequest(request: FastifyRequest, signal: AbortSignal | undefined): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) headers.append(name, each)
    }
  }
  // HEAD gets the headers of the page; the server omits the body.
  return new Request(pageUrl(request.url), {
    method: 'GET',
    headers,
    ...(signal && { signal }),
  })
}
