import { createAccountsService } from '#server/features/accounts/accounts.service.ts'
import { hashToken } from '#server/features/accounts/token-hash.ts'
import { createAdminService } from '#server/features/admin/admin.service.ts'
import { createApplicantLog } from '#server/features/applications/applicant-log.service.ts'
import { createApplicationsService } from '#server/features/applications/applications.service.ts'
import { createApplyWithProfile } from '#server/features/applications/apply-with-profile.service.ts'
import { createApplyService } from '#server/features/applications/apply.service.ts'
import { createApplicantExport } from '#server/features/applications/applicant-export.service.ts'
import { createReviewMany } from '#server/features/applications/review-many.service.ts'
import { createMyApplication } from '#server/features/applications/my-application.service.ts'
import { createTeam } from '#server/features/team/team.service.ts'
import { createArrivals } from '#server/features/interviews/arrivals.service.ts'
import { createInterviewTimes } from '#server/features/interviews/interview-times.service.ts'
import { createInterviewReminders } from '#server/features/interviews/interview-reminders.service.ts'
import { createInvitationAnswers } from '#server/features/interviews/invitation-answers.service.ts'
import { createObjectionTokens } from '#server/lib/objection-links.ts'
import { createCheckInTokens, createInvitationTokens } from '#server/lib/interview-links.ts'
import { createInvitations } from '#server/features/interviews/invitations.service.ts'
import { createAuditLists } from '#server/features/audit/audit-lists.service.ts'
import { createBlocksService } from '#server/features/blocks/blocks.service.ts'
import { createFreezing } from '#server/features/blocks/freezing.service.ts'
import { createAlertMatching } from '#server/features/job-alerts/alert-matching.service.ts'
import { answerByTest, answerByVoice } from '#server/features/applications/assessed-answers.ts'
import { createVoiceNotes } from '#server/features/voice-notes/voice-notes.service.ts'
import { createTypingTests } from '#server/features/typing-tests/typing.service.ts'
import { createJobAlertsService } from '#server/features/job-alerts/job-alerts.service.ts'
import { createCompaniesService } from '#server/features/companies/companies.service.ts'
import { createCompanyPagesService } from '#server/features/companies/company-pages.service.ts'
import { createEvidenceService } from '#server/features/evidence/evidence.service.ts'
import { createOrganisationsService } from '#server/features/evidence/organisations.service.ts'
import { createRecruiterChecksService } from '#server/features/recruiter-checks/recruiter-checks.service.ts'
import { createJobActs } from '#server/features/employer-jobs/job-acts.service.ts'
import { createJobReviewsService } from '#server/features/job-reviews/job-reviews.service.ts'
import { createWithdrawals } from '#server/features/employer-jobs/withdrawals.service.ts'
import { createFindService } from '#server/features/find/find.service.ts'
import { createFilesService } from '#server/features/files/files.service.ts'
import { createPdfChecker } from '#server/features/files/pdf-checker.ts'
import { createBillingDetailsService } from '#server/features/invoices/billing-details.service.ts'
import { createBillsService } from '#server/features/invoices/bills.service.ts'
import { createDayBookService } from '#server/features/invoices/day-book.service.ts'
import { createDocumentsService } from '#server/features/invoices/documents.service.ts'
import { createInvoicesService } from '#server/features/invoices/invoices.service.ts'
import { createOverviewService } from '#server/features/overview/overview.service.ts'
import { createOperationsService } from '#server/features/operations/operations.service.ts'
import { createNotificationsService } from '#server/features/notifications/notifications.service.ts'
import { createLedger } from '#server/features/payments/ledger.service.ts'
import { createCheckoutService } from '#server/features/checkout/checkout.service.ts'
import { createRenewals } from '#server/features/payments/renewals.service.ts'
import { createPaymentsService } from '#server/features/payments/payments.service.ts'
import { createCandidateProfilesService } from '#server/features/profiles/candidate-profiles.service.ts'
import { createEmployerProfilesService } from '#server/features/profiles/employer-profiles.service.ts'
import { createConsentsService } from '#server/features/privacy/consents.service.ts'
import { createPrivacyService } from '#server/features/privacy/privacy.service.ts'
import { createResumesService } from '#server/features/resumes/resumes.service.ts'
import { createReportReview } from '#server/features/reports/report-review.service.ts'
import { createPuzzlesService } from '#server/features/reports/puzzles.service.ts'
import { createReportsService } from '#server/features/reports/reports.service.ts'
import { createStrangerReports } from '#server/features/reports/stranger-reports.service.ts'
import { createCertificatesService } from '#server/features/profiles/certificates.service.ts'
import { createProfilePartsService } from '#server/features/profiles/profile-parts.service.ts'
import { createProfilesService } from '#server/features/profiles/profiles.service.ts'
import { createSecondFactorService } from '#server/features/second-factor/second-factor.service.ts'
import type { ReplicaReader } from '#server/db/replica-reader.ts'
import type { Adapters } from './adapters.ts'
import { createCheckQueues } from '#server/features/files/check-queues.ts'
import { createDocumentDrawings, createImageWork, createResumeDrawings } from './drawings.ts'
import { createInbox } from './inbox.ts'
import { createJobRooms } from './job-rooms.ts'
import { createMail } from './mail.ts'
import { createMessages } from './messages.ts'
import type { Deps } from './deps.ts'

type RoomDeps = Deps & {
  /** Reads for searches, from the replica where there is one. */
  readonly searchReader: ReplicaReader
  readonly adapters: Adapters
}

export type Rooms = ReturnType<typeof createRooms>

/** Builds the service of each room. A room gets the services of the rooms it depends on. */
export function createRooms(deps: RoomDeps) {
  const { config, db, pool, log, clock, languages, audit, outbox, countAction, adapters } = deps
  const consents = createConsentsService({ db, clock })
  const files = createFilesService({
    db,
    clock,
    log,
    store: adapters.fileStore,
    audit,
    linkSecret: config.appSecret,
    ...createImageWork(),
    pdfs: createPdfChecker(),
    ...createCheckQueues(pool, config),
    scanning: adapters.scanning,
  })
  const jobRooms = createJobRooms({ ...deps, files })
  const { blockList, jobChecks, jobClaims, jobScores, credits, jobs, posting, employerJobs } =
    jobRooms
  const notifications = createNotificationsService({
    db,
    clock,
    sender: adapters.pushSender,
    publicKey: adapters.pushPublicKey,
    hashToken,
    consents,
    ...(config.isDemonstration && {
      saveCopy: ({ to, title, text }) => outbox.keep({ channel: 'push', to, subject: title, text }),
    }),
    config,
  })
  const documents = createDocumentsService({
    db,
    clock,
    audit,
    linkSecret: config.appSecret,
    draw: createDocumentDrawings(languages.english),
  })
  const mail = createMail({ ...deps, documents, sender: adapters.mailSender })
  const { messages, messageCaps, messageSettings, deliveries, textWebhooks } = createMessages({
    ...deps,
    notifications,
    mail,
    mailSender: adapters.mailSender,
    texts: adapters.texts,
  })
  const resumes = createResumesService({
    db,
    clock,
    languages,
    files,
    draw: createResumeDrawings(config.publicUrl),
    config,
  })
  const candidates = createCandidateProfilesService({ db, files, clock, consents, resumes })
  const applying = createApplyService({
    db,
    files,
    clock,
    candidates,
    consents,
    messages,
    countAction,
    config,
  })
  const applyWithProfile = createApplyWithProfile({
    db,
    files,
    applying,
    consents,
    resumes,
    countAction,
  })
  const tokens = createInvitationTokens(config.appSecret)
  const checkInTokens = createCheckInTokens(config.appSecret)
  const myApplication = createMyApplication({ db, clock, files, audit, tokens })
  const profiles = createProfilesService({
    db,
    files,
    clock,
    candidates,
    employers: createEmployerProfilesService({ db, files, clock, consents, blockList }),
    applying,
  })
  const applications = createApplicationsService({
    db,
    files,
    clock,
    audit,
    consents,
    places: jobRooms.places,
    log,
    config,
  })
  const accounts = createAccountsService({
    db,
    pool,
    clock,
    log,
    audit,
    codeSenders: adapters.codeSenders,
    mail,
    consents,
    blockList,
    countAction,
    identityProviders: adapters.identityProviders,
    languages,
    config,
  })
  const secondFactor = createSecondFactorService({ db, pool, clock, audit, accounts, config })
  const invoices = createInvoicesService({
    mail,
    t: languages.translatorOf(languages.main),
    config,
  })
  const reportReview = createReportReview()
  const renewals = createRenewals({ clock, jobs, reports: reportReview })
  const payments = createPaymentsService({
    db,
    clock,
    log,
    audit,
    provider: adapters.paymentProvider,
    posting,
    invoices,
    credits,
    renewals,
    messages,
    countAction,
  })
  const checkout = createCheckoutService({
    db,
    clock,
    log,
    provider: adapters.paymentProvider,
    payments,
    posting,
    renewals,
    credits,
    jobs,
    files,
    config,
  })
  const ledger = createLedger({ db, clock, provider: adapters.paymentProvider })
  const reports = createReportsService({
    db,
    clock,
    files,
    jobs,
    payments,
    messages,
    audit,
    review: reportReview,
    claims: jobClaims,
  })
  const admin = createAdminService({
    db,
    clock,
    log,
    jobs,
    employerJobs,
    files,
    messages,
    audit,
    reports,
    payments,
    claims: jobClaims,
    checks: jobChecks,
    scores: jobScores,
  })
  const privacy = createPrivacyService({
    db,
    clock,
    log,
    store: adapters.fileStore,
    audit,
    accounts,
    jobs,
    payments,
    notifications,
    consents,
    config,
  })
  const interviewDeps = { db, clock, messages, tokens }
  const evidence = createEvidenceService({
    db,
    clock,
    files,
    mail,
    audit,
    blockList,
    jobs,
    config,
  })
  const objections = createObjectionTokens(config.appSecret)
  const reviewed = { jobs, payments, reports: reportReview }
  const freezing = createFreezing({ ...reviewed, clock, messages, objections })
  const operations = createOperationsService({
    db,
    clock,
    audit,
    heartbeat: deps.heartbeat,
    version: deps.version,
    storage:
      'folder' in config.fileStorage ? { kind: 'disk', folder: config.dataDir } : { kind: 's3' },
    providers: adapters.providerNames,
    listCosts: messageCaps.listCosts,
  })

  const overview = createOverviewService({
    db,
    readDb: deps.readDb,
    clock,
    admin,
    operations,
  })

  const { search, credits: _credits, ...jobServices } = jobRooms
  return {
    search,
    mail,
    deliveries,
    services: {
      ...jobServices,
      reports,
      find: createFindService({ db, clock, audit }),
      auditLists: createAuditLists({ db, clock, audit }),
      accounts,
      secondFactor,
      applications,
      applyWithProfile,
      interviewTimes: createInterviewTimes({ db, clock }),
      invitations: createInvitations({ ...interviewDeps, audit }),
      invitationAnswers: createInvitationAnswers({ ...interviewDeps, reports }),
      team: createTeam({ db, clock, audit, config }),
      arrivals: createArrivals({ db, clock, tokens: checkInTokens }),
      interviewReminders: createInterviewReminders(interviewDeps),
      applicantLog: createApplicantLog({ db, clock }),
      applicantExport: createApplicantExport({ db, clock, log, audit, config }),
      reviewMany: createReviewMany({ db, clock, audit }),
      myApplication,
      files,
      profiles,
      profileParts: createProfilePartsService({
        db,
        files,
        clock,
        consents,
        resumes,
        places: jobServices.places,
      }),
      certificates: createCertificatesService({ db, files, clock }),
      resumes,
      invoices,
      documents,
      typingTests: createTypingTests({ db, clock, answerByTest }),
      voiceNotes: createVoiceNotes({ db, clock, files, answerByVoice }),
      jobAlerts: createJobAlertsService({
        db,
        clock,
        jobSearch: jobRooms.jobSearch,
        settings: messageSettings,
      }),
      alertMatching: createAlertMatching({ db, clock, places: jobRooms.places }),
      jobActs: createJobActs({ ...reviewed, db, clock, audit }),
      jobReviews: createJobReviewsService({
        db,
        clock,
        jobs,
        files,
        payments,
        messages,
        audit,
        blockList,
        checks: jobChecks,
        claims: jobClaims,
      }),
      withdrawals: createWithdrawals({ db, log, jobs, payments, messages, audit }),
      billing: createBillingDetailsService({ db, clock, blockList, config }),
      bills: createBillsService({ db }),
      dayBook: createDayBookService({ db, audit }),
      admin,
      evidence,
      companies: createCompaniesService({ db: deps.readDb, clock, files, evidence }),
      companyPages: createCompanyPagesService({ db, clock, files, evidence, messages, audit }),
      blocks: createBlocksService({
        db,
        clock,
        audit,
        freezing,
      }),
      strangerReports: createStrangerReports({
        db,
        pool,
        clock,
        jobs,
        puzzles: createPuzzlesService({ clock, config }),
        audit,
        config,
      }),
      organisations: createOrganisationsService({ db, clock, files, jobs, messages, audit }),
      recruiterChecks: createRecruiterChecksService({ db, pool }),
      privacy,
      ...createInbox({ ...deps, mail, accounts }),
      messages,
      messageSettings,
      messageCaps,
      textWebhooks,
      notifications,
      checkout,
      payments,
      ledger,
      operations,
      overview,
    },
  }
}
