import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { bindAccounts } from '#server/features/accounts/accounts.routes.ts'
import { registerProviderSignIn } from '#server/features/accounts/provider-sign-in.routes.ts'
import { bindAdmin } from '#server/features/admin/admin.routes.ts'
import { bindAudit } from '#server/features/audit/audit.routes.ts'
import { bindApplications } from '#server/features/applications/applications.routes.ts'
import type { Composition } from '#server/compose/compose.ts'
import { bindBlocks } from '#server/features/blocks/blocks.routes.ts'
import { bindContact } from '#server/features/contact/contact.routes.ts'
import { registerApiDocs } from '#server/http/binding/api-docs.ts'
import { registerBodyParsers } from '#server/http/binding/body-parsers.ts'
import { createCallLimits, limitRoutes } from '#server/http/binding/call-limits.ts'
import { registerRequestLocale } from '#server/http/binding/request-locale.ts'
import { watchRoutes } from '#server/http/binding/route-registry.ts'
import { createBind } from '#server/http/binding/endpoint.ts'
import { sendError, setErrorHandler } from '#server/http/binding/error-handler.ts'
import { bindFind } from '#server/features/find/find.routes.ts'
import { registerFiles } from '#server/features/files/files.routes.ts'
import { rejectCrossOrigin } from '#server/http/binding/cross-origin.ts'
import { closeWhileDraining } from '#server/http/overload/drain-state.ts'
import { limitInFlight } from '#server/http/overload/in-flight-limit.ts'
import { timeoutOptions } from '#server/http/overload/timeouts.ts'
import type { Timeouts } from '#server/http/overload/timeouts.ts'
import { registerHealth } from '#server/http/binding/health.ts'
import { registerPages } from '#server/http/pages/pages.ts'
import { securityHeaders, workerPolicy } from '#server/http/binding/security-headers.ts'
import { bindInvoices, registerDocuments } from '#server/features/invoices/invoices.routes.ts'
import { bindEmployerJobs } from '#server/features/employer-jobs/employer-jobs.routes.ts'
import { bindJobReviews } from '#server/features/job-reviews/job-reviews.routes.ts'
import { bindPosting } from '#server/features/job-posting/posting.routes.ts'
import { bindJobSearch } from '#server/features/job-search/job-search.routes.ts'
import { bindJobs } from '#server/features/jobs/jobs.routes.ts'
import { bindJobAlerts } from '#server/features/job-alerts/job-alerts.routes.ts'
import { bindJobChecks } from '#server/features/job-checks/job-checks.routes.ts'
import { bindJobClaims } from '#server/features/job-claims/job-claims.routes.ts'
import { bindJobStatistics } from '#server/features/job-statistics/job-statistics.routes.ts'
import { bindJobViews } from '#server/features/job-views/job-views.routes.ts'
import { bindLandings } from '#server/features/landing-pages/landing-pages.routes.ts'
import { AppError } from './lib/app-error.ts'
import { newId } from './lib/ids.ts'
import { registerOutbox } from './local/outbox/outbox.routes.ts'
import { bindMessages } from '#server/features/messages/messages.routes.ts'
import { registerTextWebhooks } from '#server/features/messages/text-webhooks.routes.ts'
import { registerStop } from '#server/features/messages/stop.routes.ts'
import { bindNotifications } from '#server/features/notifications/notifications.routes.ts'
import { bindOverview } from '#server/features/overview/overview.routes.ts'
import { bindOperations } from '#server/features/operations/operations.routes.ts'
import { bindCheckout } from '#server/features/checkout/checkout.routes.ts'
import { bindPayments } from '#server/features/payments/payments.routes.ts'
import { registerPaymentWebhook } from '#server/features/payments/webhook.routes.ts'
import { bindPlaces } from '#server/features/places/places.routes.ts'
import { bindCompanies } from '#server/features/companies/companies.routes.ts'
import { bindEvidence } from '#server/features/evidence/evidence.routes.ts'
import { bindInbox } from '#server/features/inbox/inbox.routes.ts'
import { bindGrievances } from '#server/features/privacy/grievances.routes.ts'
import { bindPrivacy } from '#server/features/privacy/privacy.routes.ts'
import { bindResumes } from '#server/features/resumes/resumes.routes.ts'
import { bindProfiles } from '#server/features/profiles/profiles.routes.ts'
import { bindSavedJobs } from '#server/features/saved-jobs/saved-jobs.routes.ts'
import { bindSecondFactor } from '#server/features/second-factor/second-factor.routes.ts'
import { bindSynonyms } from '#server/features/synonyms/synonyms.routes.ts'
import { registerCheckIn } from '#server/features/interviews/check-in.routes.ts'
import { registerInterviewCalendar } from '#server/features/interviews/interview-calendar.routes.ts'
import { registerInvitationAnswer } from '#server/features/interviews/invitation-answer.routes.ts'
import { bindTeam } from '#server/features/team/team.routes.ts'
import { bindTypingTests } from '#server/features/typing-tests/typing.routes.ts'
import { bindVoiceNotes } from '#server/features/voice-notes/voice-notes.routes.ts'
import { bindInterviews } from '#server/features/interviews/interviews.routes.ts'
import { bindRecruiterChecks } from '#server/features/recruiter-checks/recruiter-checks.routes.ts'
import { bindReports } from '#server/features/reports/reports.routes.ts'
import { registerMetrics } from '#server/telemetry/metrics.routes.ts'
import { registerLanguageChoice } from '#server/features/site/language.routes.ts'
import { registerManifest } from '#server/features/site/manifest.routes.ts'
import { registerSecurityTxt } from '#server/features/site/security-txt.routes.ts'
import { toPublicConfig } from '#server/features/site/public-config.ts'
import { registerPictures } from '#server/features/site/pictures.routes.ts'
import { registerSitemap } from '#server/features/site/sitemap.routes.ts'
import { bindSite } from '#server/features/site/site.routes.ts'

export type AppOptions = {
  /** 'built' serves the bundle, 'dev' runs Vite in this process, 'none' is the API alone. */
  pages: 'built' | 'dev' | 'none'
  /** In place of the default ones. */
  timeouts?: Timeouts
}

/** The whole application on one port, not yet listening. */
export async function buildApp(
  composition: Composition,
  options: AppOptions,
): Promise<FastifyInstance> {
  const { config, services, languages } = composition
  const headers = securityHeaders({ isHttps: config.publicUrl.startsWith('https:') })
  const app = fastify({
    loggerInstance: composition.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxyHops,
    bodyLimit: 100_000,
    ...timeoutOptions(options.timeouts),
    routerOptions: { caseSensitive: true },
    forceCloseConnections: 'idle',
    // Requests that came in before the server closed are served.
    return503OnClosing: false,
    // A path that can't be decoded reaches no hook and no handler, so the request has no locale.
    frameworkErrors: (error, request, reply) => {
      const malformed = new AppError('MALFORMED', { cause: error })
      const locale = languages.negotiate(request.headers['accept-language'])
      void sendError(malformed, request, reply.headers(headers), languages.translatorOf(locale))
    },
  })

  // Node caches an address that was read once. Limits need it after the caller has hung up, too.
  app.server.on('connection', (socket) => void socket.remoteAddress)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers)
    if (request.url.startsWith('/service-worker.js')) {
      void reply.header('content-security-policy', workerPolicy)
    }
  })
  registerRequestLocale(app, languages)
  closeWhileDraining(app, composition.drainState)
  limitInFlight(app, {
    max: config.requestsAtOnce,
    log: composition.log,
    countRejected: composition.metrics.countRejected,
  })
  const requirePolicies = watchRoutes(app)
  setErrorHandler(app)
  app.setNotFoundHandler((request, reply) => sendError(new AppError('NOT_FOUND'), request, reply))
  registerBodyParsers(app)
  await app.register(multipart)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // The default, 11, is too slow for responses that are compressed each time.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    },
  })
  registerMetrics(app, composition, config.metricsToken)
  rejectCrossOrigin(app, config.publicUrl)
  const countCall = createCallLimits(composition.pool, {
    scale: config.limitScale,
    isLoopbackFree: config.isDemonstration,
  })
  limitRoutes(app, countCall)

  await registerApiDocs(app, config.productName)

  const { bind, callForPage } = createBind(app, {
    findViewer: services.accounts.findViewer,
    countCall,
    languages,
    uploadsPerAccount: config.uploadsPerAccount,
  })
  bindAccounts(bind, services.accounts)
  bindSecondFactor(bind, services.secondFactor)
  bindJobs(bind, services.jobs)
  bindJobSearch(bind, services.jobSearch)
  bindPosting(bind, services.posting)
  bindJobReviews(bind, services.jobReviews)
  bindEmployerJobs(bind, services)
  bindJobViews(bind, services.jobViews)
  bindJobChecks(bind, services.jobChecks)
  bindJobClaims(bind, services.jobClaims)
  bindJobStatistics(bind, services.jobStatistics)
  bindLandings(bind, services.landings)
  bindAdmin(bind, services.admin)
  bindPlaces(bind, services.places)
  bindProfiles(bind, services)
  bindResumes(bind, services.resumes)
  bindApplications(bind, services)
  bindInterviews(bind, services)
  bindTeam(bind, services.team)
  bindContact(bind, services.contact)
  bindRecruiterChecks(bind, services.recruiterChecks)
  bindReports(bind, services)
  bindSavedJobs(bind, services.savedJobs)
  bindJobAlerts(bind, services.jobAlerts)
  bindTypingTests(bind, services.typingTests)
  bindVoiceNotes(bind, services.voiceNotes)
  bindSynonyms(bind, services.synonyms)
  bindFind(bind, services)
  bindAudit(bind, services.auditLists)
  bindPrivacy(bind, services.privacy)
  bindGrievances(bind, services.grievances)
  bindInbox(bind, services)
  bindEvidence(bind, services)
  bindBlocks(bind, services)
  bindCompanies(bind, services)
  bindMessages(bind, services.messages, services.messageSettings)
  bindNotifications(bind, services.notifications)
  bindInvoices(bind, services)
  bindCheckout(bind, services.checkout)
  bindPayments(bind, services.payments)
  bindOperations(bind, services.operations)
  bindOverview(bind, services.overview)
  bindSite(bind, config)
  registerPictures(app, services.pictures, languages)
  registerSitemap(app, services.sitemap, toPublicConfig(config))
  registerManifest(app, languages, config.productName)
  registerLanguageChoice(app, languages)
  registerSecurityTxt(app, { ...config, clock: composition.clock })
  await registerPaymentWebhook(app, services.payments)
  registerTextWebhooks(app, services.textWebhooks, config.publicUrl)
  registerInvitationAnswer(app, services.invitationAnswers, languages)
  registerCheckIn(app, services.arrivals, languages)
  registerInterviewCalendar(app, {
    answers: services.invitationAnswers,
    clock: composition.clock,
    languages,
    config,
  })
  registerStop(app, services.messageSettings, languages)
  registerFiles(app, services.files)
  registerDocuments(app, services.documents)
  registerProviderSignIn(app, services.accounts, config.signInBaseUrl)
  registerHealth(app, composition)
  if (config.isDemonstration) await registerOutbox(app, composition)
  requirePolicies()

  if (options.pages !== 'none') {
    await registerPages(app, composition, { mode: options.pages, countCall, callForPage })
  }
  return app
}
