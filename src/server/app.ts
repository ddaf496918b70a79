import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { errorTable } from '#contract/errors.ts'
import { bindAccounts } from './accounts/accounts.routes.ts'
import { registerProviderSignIn } from './accounts/provider-sign-in.routes.ts'
import { bindAdmin } from './admin/admin.routes.ts'
import { bindAudit } from './audit/audit.routes.ts'
import { bindApplications } from './applications/applications.routes.ts'
import type { Composition } from './compose.ts'
import { bindContact } from './contact/contact.routes.ts'
import { registerApiDocs } from './http/api-docs.ts'
import { registerBodyParsers } from './http/body-parsers.ts'
import { createCallLimits, limitRoutes } from './http/call-limits.ts'
import { watchRoutes } from './http/declared-routes.ts'
import { createBind } from './http/endpoint.ts'
import { sendError, setErrorHandler } from './http/error-handler.ts'
import { registerFiles } from './files/files.routes.ts'
import { refuseForeignPages } from './http/foreign-page.ts'
import { sayFarewell } from './http/leaving.ts'
import { registerHealth } from './http/health.ts'
import { createListener } from './http/listener.ts'
import type { ListenerPatience } from './http/listener.ts'
import { createLoadGate } from './http/load-gate.ts'
import { registerPages } from './http/pages.ts'
import { cutOffSlowPeers } from './http/slow-peers.ts'
import type { Patience } from './http/slow-peers.ts'
import { securityHeaders, workerPolicy } from './http/security-headers.ts'
import { bindInvoices, registerDocuments } from './invoices/invoices.routes.ts'
import { bindJobs } from './jobs/jobs.routes.ts'
import { bindLandings } from './landings/landings.routes.ts'
import { AppError } from './lib/app-error.ts'
import { newId } from './lib/ids.ts'
import { registerOutbox } from './local/outbox/outbox.routes.ts'
import { bindNotifications } from './notifications/notifications.routes.ts'
import { bindOperations } from './operations/operations.routes.ts'
import { bindPayments } from './payments/payments.routes.ts'
import { registerPaymentWebhook } from './payments/webhook.routes.ts'
import { bindPlaces } from './places/places.routes.ts'
import { bindGrievances } from './privacy/grievances.routes.ts'
import { bindPrivacy } from './privacy/privacy.routes.ts'
import { bindProfiles } from './profiles/profiles.routes.ts'
import { bindSecondFactor } from './second-factor/second-factor.routes.ts'
import { bindSayings } from './search/sayings.routes.ts'
import { bindReports } from './reports/reports.routes.ts'
import { registerMetrics } from './metrics/metrics.routes.ts'
import { registerManifest } from './site/manifest.routes.ts'
import { registerSecurityTxt } from './site/security-txt.routes.ts'
import { toPublicConfig } from './site/public-config.ts'
import { registerPictures } from './site/pictures.routes.ts'
import { registerSitemap } from './site/sitemap.routes.ts'
import { bindSite } from './site/site.routes.ts'

export type AppOptions = {
  /** 'built' serves the bundle, 'dev' runs Vite in this process, 'none' is the API alone. */
  pages: 'built' | 'dev' | 'none'
  /** With those who take their time, unless it is the usual one. */
  patience?: Patience & ListenerPatience
}

/** The whole application on one port, not yet listening. */
export async function buildApp(
  composition: Composition,
  options: AppOptions,
): Promise<FastifyInstance> {
  const { config, services } = composition
  const headers = securityHeaders({ isHttps: config.publicUrl.startsWith('https:') })
  const gate = createLoadGate({
    most: config.requestsAtOnce,
    pool: composition.pool,
    headers,
    log: composition.log,
    onTurnedAway: () => composition.pulse.countAnswer(errorTable.OVERLOADED.status),
    onShed: composition.metrics.countShed,
  })
  const app = fastify({
    loggerInstance: composition.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxyHops,
    bodyLimit: 100_000,
    serverFactory: (answer) => createListener(answer, gate.admit, options.patience),
    routerOptions: { caseSensitive: true },
    forceCloseConnections: 'idle',
    // Who came in before the door was closed is served.
    return503OnClosing: false,
    // An address that can't be decoded reaches no hook and no handler.
    frameworkErrors: (error, request, reply) => {
      const refusal = new AppError('MALFORMED', { cause: error })
      void sendError(refusal, request, reply.headers(headers))
    },
  })

  app.addHook('onClose', async () => gate.stop())
  app.addHook('onSend', async (_request, reply) => gate.leave(reply.raw))
  sayFarewell(app, composition.leaving)
  cutOffSlowPeers(app, options.patience)
  composition.tracing?.watchRequests(app)
  const requirePolicies = watchRoutes(app)
  setErrorHandler(app)
  app.setNotFoundHandler((request, reply) => sendError(new AppError('NOT_FOUND'), request, reply))
  registerBodyParsers(app)
  await app.register(multipart)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // The default, 11, costs more time than it saves bytes on an answer that is made each time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers)
    if (request.url.startsWith('/service-worker.js')) {
      void reply.header('content-security-policy', workerPolicy)
    }
  })
  registerMetrics(app, composition, config.metricsToken)
  refuseForeignPages(app, config.publicUrl)
  const countCall = createCallLimits(composition.pool, {
    scale: config.limitScale,
    isLoopbackFree: config.isDemonstration,
  })
  limitRoutes(app, countCall)

  await registerApiDocs(app, config.productName)

  const bind = createBind(app, { findViewer: services.accounts.findViewer, countCall, gate })
  bindAccounts(bind, services.accounts)
  bindSecondFactor(bind, services.secondFactor)
  bindJobs(bind, services.jobs)
  bindLandings(bind, services.landings)
  bindAdmin(bind, services.admin)
  bindPlaces(bind, services.places)
  bindProfiles(bind, services.profiles)
  bindApplications(bind, services.applications)
  bindContact(bind, services.contact)
  bindReports(bind, services.reports)
  bindSayings(bind, services.sayings)
  bindAudit(bind, services.auditLists)
  bindPrivacy(bind, services.privacy)
  bindGrievances(bind, services.grievances)
  bindNotifications(bind, services.notifications)
  bindInvoices(bind, services)
  bindPayments(bind, services.payments)
  bindOperations(bind, services.operations)
  bindSite(bind, config)
  registerPictures(app, services.pictures)
  registerSitemap(app, services.sitemap, toPublicConfig(config).publicUrl)
  registerManifest(app, config.productName)
  registerSecurityTxt(app, { ...config, clock: composition.clock })
  await registerPaymentWebhook(app, services.payments)
  registerFiles(app, services.files)
  registerDocuments(app, services.documents)
  registerProviderSignIn(app, services.accounts, config.signInBaseUrl)
  registerHealth(app, composition)
  if (config.isDemonstration) await registerOutbox(app, composition.outbox, config.productName)
  requirePolicies()

  if (options.pages !== 'none') {
    await registerPages(app, composition, { mode: options.pages, countCall })
  }
  return app
}
