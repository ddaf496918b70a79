import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { createAccountsService } from './accounts/accounts.service.ts'
import { createPurge } from './accounts/purge.ts'
import { createSpendingMail } from './accounts/spending-mail.ts'
import { hashToken } from './accounts/token-hash.ts'
import { createAdminService } from './admin/admin.service.ts'
import { createClamdScanner } from './adapters/antivirus/clamd-scanner.ts'
import { createFacebookProvider } from './adapters/identity/facebook-provider.ts'
import { createGoogleProvider } from './adapters/identity/google-provider.ts'
import { createRazorpayProvider } from './adapters/payments/razorpay-provider.ts'
import { createWebPushSender, generatePushKeys } from './adapters/push/web-push-sender.ts'
import { openFileStore } from './adapters/storage/open-store.ts'
import { createApplicationsService } from './applications/applications.service.ts'
import { createApplyService } from './applications/apply.service.ts'
import { createAuditLists } from './audit/audit-lists.service.ts'
import { createAudit } from './audit/audit.service.ts'
import { keepFilesDuringBackup } from './backup/running-backup.ts'
import { createBackgroundWork } from './background/background-work.ts'
import { startWorker } from './background/worker.ts'
import type { Worker } from './background/worker.ts'
import type { Config } from './config.ts'
import { createContactMail } from './contact/contact-mail.ts'
import { createContactService } from './contact/contact.service.ts'
import type { DatabaseConnection } from './db/client.ts'
import { createReplicaReader } from './db/replica-reader.ts'
import type { DB } from './db/types.ts'
import { createFilesService } from './files/files.service.ts'
import { createLeaving } from './http/leaving.ts'
import { createOrphanSweep } from './files/orphan-sweep.ts'
import { createPdfChecker } from './files/pdf-checker.ts'
import { createBillingDetailsService } from './invoices/billing-details.service.ts'
import { createDayBookService } from './invoices/day-book.service.ts'
import { createDocumentMail } from './invoices/document-mail.ts'
import { createDocumentsService } from './invoices/documents.service.ts'
import { createInvoicesService } from './invoices/invoices.service.ts'
import { createEndingWarnings } from './jobs/ending-warnings.service.ts'
import { createJobsService } from './jobs/jobs.service.ts'
import { systemClock } from './lib/clock.ts'
import type { Clock } from './lib/clock.ts'
import type { Log } from './lib/log.ts'
import type { Tally } from './lib/tally.ts'
import { readVersion } from './lib/product-version.ts'
import { createMailService } from './mail/mail.service.ts'
import { keepPushKeys } from './notifications/notifications.repository.ts'
import { createOperationsService } from './operations/operations.service.ts'
import { createPortWatch } from './operations/port-watch.ts'
import { createPulse } from './operations/pulse.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createNotificationsService } from './notifications/notifications.service.ts'
import { createOutbox } from './local/outbox/outbox.service.ts'
import type { CodeSender } from './ports/code-sender.ts'
import type { FileStore } from './ports/file-store.ts'
import type { PaymentProvider } from './ports/payment-provider.ts'
import type { PushSender } from './ports/push-sender.ts'
import { citiesOf } from './landings/cities.ts'
import { createLandingsService } from './landings/landings.service.ts'
import { loadPincodeTable } from './places/pincode-table.ts'
import { createPlacesService } from './places/places.service.ts'
import { createLedger } from './payments/ledger.service.ts'
import { createPaymentsService } from './payments/payments.service.ts'
import { createPostingOrders } from './payments/posting-orders.service.ts'
import { createCandidateProfilesService } from './profiles/candidate-profiles.service.ts'
import { createEmployerProfilesService } from './profiles/employer-profiles.service.ts'
import { createConsentsService } from './privacy/consents.service.ts'
import {
  createGrievanceAnsweredMail,
  createGrievanceReceivedMail,
} from './privacy/grievance-mail.ts'
import { createGrievancesService } from './privacy/grievances.service.ts'
import { createPrivacyService } from './privacy/privacy.service.ts'
import { createReportsService } from './reports/reports.service.ts'
import { createProfilesService } from './profiles/profiles.service.ts'
import { createSayingsService } from './search/sayings.service.ts'
import { createSearchService } from './search/search.service.ts'
import { createDrawings, createImageWork } from './compose-drawings.ts'
import { createGuards } from './compose-guards.ts'
import { pickCodeSenders, pickMailSender } from './compose-senders.ts'
import { toPublicConfig } from './site/public-config.ts'
import { createPicturesService } from './site/pictures.service.ts'
import { createSitemapService } from './site/sitemap.service.ts'
import type { Tracing } from './tracing/tracing.ts'
import { createSecondFactorService } from './second-factor/second-factor.service.ts'

type Foundations = {
  config: Config
  db: Kysely<DB>
  pool: Pool
  /** A copy of the database that may answer searches. */
  replica?: Pick<DatabaseConnection, 'db' | 'pool'>
  log: Log
  clock?: Clock
  /** Instead of the one that the configuration picks. */
  codeSender?: CodeSender
  /** Instead of the browsers' own push services. */
  pushSender?: PushSender
  /** Instead of the one that the configuration names. */
  paymentProvider?: PaymentProvider
  /** Instead of the folder of the configuration. */
  fileStore?: FileStore
  /** Where it is configured. */
  tracing?: Tracing | undefined
}

export type Composition = Awaited<ReturnType<typeof compose>>
export type Services = Composition['services']

/** The composition root: the only place that picks adapters and builds services. */
export async function compose(foundations: Foundations) {
  const { config, db, pool, log, clock = systemClock, tracing } = foundations
  const outbox = createOutbox({ db, clock })
  const audit = createAudit({ clock })
  const metrics = createMetrics({ pool })
  const version = readVersion()
  const pulse = createPulse({ db, clock, log, version })
  const watch = createPortWatch({ metrics, pulse, tracing })
  const tally: Tally = (act) => {
    metrics.tally(act)
    pulse.countAct(act)
  }
  const guards = createGuards({ log, metrics })
  const paymentProvider = guards.payments(
    watch('payments', foundations.paymentProvider ?? createRazorpayProvider(config.razorpay)),
  )
  const consents = createConsentsService({ db, clock })
  const fileStore = foundations.fileStore ?? (await openFileStore(config.filePlace))
  const store = keepFilesDuringBackup(watch('files', fileStore), db)
  const files = createFilesService({
    db,
    clock,
    log,
    store,
    audit,
    linkSecret: config.appSecret,
    ...createImageWork(),
    pdfs: createPdfChecker(),
    scanning: config.antivirus && {
      scanner: guards.scanner(
        watch('antivirus', createClamdScanner({ target: config.antivirus.target })),
      ),
      whenAway: config.antivirus.whenAway,
    },
  })
  const pincodes = loadPincodeTable()
  const places = createPlacesService({ pincodes })
  const reader = createReplicaReader({ db, pool, replica: foundations.replica, log })
  const search = createSearchService({ db, read: reader.read, clock, log, locate: pincodes.find })
  const sayings = createSayingsService({ db, clock, audit, search })
  const orders = createPostingOrders({ clock })
  const jobs = createJobsService({ db, clock, files, orders, audit, search, places, tally, log })
  const pushKeys = await keepPushKeys(db, generatePushKeys())
  const notifications = createNotificationsService({
    db,
    clock,
    log,
    sender: guards.push(
      watch(
        'push',
        foundations.pushSender ??
          createWebPushSender({ keys: pushKeys, contact: `mailto:${config.supportEmail}` }),
      ),
    ),
    publicKey: pushKeys.publicKey,
    hashToken,
    consents,
    ...(config.isDemonstration && {
      keepCopy: ({ to, text }) => outbox.keep({ channel: 'push', to, text }),
    }),
    config,
  })
  const candidates = createCandidateProfilesService({ db, files, clock, consents })
  const profiles = createProfilesService({
    db,
    files,
    clock,
    candidates,
    employers: createEmployerProfilesService({ db, files, clock, consents }),
    applying: createApplyService({
      db,
      files,
      clock,
      candidates,
      notifications,
      tally,
      config,
    }),
  })
  const applications = createApplicationsService({
    db,
    files,
    clock,
    notifications,
    audit,
    log,
    config,
  })
  const { drawDocument, drawPicture } = createDrawings(config.productName)
  const documents = createDocumentsService({
    db,
    clock,
    linkSecret: config.appSecret,
    draw: drawDocument,
  })
  const mailSender = pickMailSender(config, outbox, { watch, guards })
  const mail = createMailService({
    log,
    sender: mailSender,
    composers: {
      'contact-request': createContactMail({ db, config }),
      invoice: createDocumentMail('invoice', { documents, config }),
      'credit-note': createDocumentMail('credit-note', { documents, config }),
      'codes-used-up': createSpendingMail({ config }),
      'grievance-received': createGrievanceReceivedMail({ db, config }),
      'grievance-answered': createGrievanceAnsweredMail({ db, config }),
    },
    domain: new URL(config.publicUrl).hostname,
  })
  const codeSenders = pickCodeSenders(foundations, outbox, { watch, guards })
  const accounts = createAccountsService({
    db,
    pool,
    clock,
    log,
    audit,
    codeSenders,
    mail,
    consents,
    tally,
    identityProviders: {
      google:
        config.google &&
        guards.identity('google', watch('google', createGoogleProvider(config.google))),
      facebook:
        config.facebook &&
        guards.identity('facebook', watch('facebook', createFacebookProvider(config.facebook))),
    },
    config,
  })
  const secondFactor = createSecondFactorService({ db, pool, clock, audit, accounts, config })
  const invoices = createInvoicesService({ mail, config })
  const payments = createPaymentsService({
    db,
    clock,
    log,
    audit,
    provider: paymentProvider,
    jobs,
    files,
    invoices,
    notifications,
    tally,
  })
  const ledger = createLedger({ db, clock, provider: paymentProvider })
  const reports = createReportsService({ db, clock, jobs, notifications, audit })
  const admin = createAdminService({
    db,
    log,
    jobs,
    files,
    notifications,
    audit,
    reports,
    payments,
  })
  const contact = createContactService({ db, pool, clock, mail, audit, config })
  const privacy = createPrivacyService({
    db,
    clock,
    log,
    store,
    audit,
    accounts,
    jobs,
    payments,
    notifications,
    consents,
    config,
  })
  const grievances = createGrievancesService({ db, clock, mail, audit })
  const landings = createLandingsService({ db, clock, log, cities: citiesOf(pincodes), search })
  const { publicUrl } = toPublicConfig(config)
  const sitemap = createSitemapService({ db, clock, landings, publicUrl })

  const operations = createOperationsService({
    db,
    clock,
    audit,
    pulse,
    version,
    storage:
      'folder' in config.filePlace ? { kind: 'disk', folder: config.dataDir } : { kind: 's3' },
    providers: [
      'sms',
      ...(codeSenders.whatsapp ? (['whatsapp'] as const) : []),
      ...(config.google ? (['google'] as const) : []),
      ...(config.facebook ? (['facebook'] as const) : []),
      'payments',
      ...(mailSender ? (['mail'] as const) : []),
      'push',
      ...(config.antivirus ? (['antivirus'] as const) : []),
      'files',
    ],
  })

  const purgeExpired = createPurge(db)
  const sweepOrphans = createOrphanSweep({ db, store, clock, log })
  const { warnOfEndings } = createEndingWarnings({ db, clock, notifications })
  const background = createBackgroundWork({
    applications,
    clock,
    prepareMonths: async () => {
      await audit.prepareMonths(db)
      await applications.prepareMonths()
    },
    jobs,
    mail,
    notifications,
    payments,
    privacy,
    purgeExpired,
    search,
    sweepOrphans,
    warnOfEndings,
    forgetOldPulses: pulse.forgetOld,
  })
  let worker: Worker | undefined

  return {
    config,
    db,
    pool,
    log,
    clock,
    outbox,
    paymentProvider,
    store,
    leaving: createLeaving(),
    audit,
    services: {
      sayings,
      reports,
      auditLists: createAuditLists({ db, clock, audit }),
      accounts,
      secondFactor,
      applications,
      files,
      places,
      profiles,
      invoices,
      documents,
      billing: createBillingDetailsService({ db, clock }),
      dayBook: createDayBookService({ db, audit }),
      jobs,
      landings,
      sitemap,
      pictures: createPicturesService({ jobs, draw: drawPicture }),
      admin,
      contact,
      privacy,
      grievances,
      notifications,
      payments,
      ledger,
      operations,
    },
    metrics,
    tracing,
    pulse,
    sweepOrphans,
    background,
    /** Begins the background work; `close` ends it. */
    startBackground: async () => {
      pulse.start()
      worker = await startWorker({
        pool,
        log,
        onDone: metrics.countWork,
        trace: tracing?.trace,
        ...background,
      })
    },
    close: async () => {
      await reader.close()
      await worker?.stop()
      await pulse.stop()
      await files.close()
    },
  }
}
