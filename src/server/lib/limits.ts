import { limits as shared } from '#contract/limits.ts'

/** Every limit that the product promises or enforces. Units are in the names. */
export const limits = {
  ...shared,

  maxVoiceBytes: 1_048_576,
  maxImageSidePixels: 512,
  /** Large enough to read the board of an office, or the screen of a phone. */
  maxReadablePhotoSidePixels: 1600,
  maxImageInputPixels: 16_000_000,
  maxResumePages: 20,
  /** Under way at a time, on one node. */
  uploadsPerAccount: 2,
  /** The time that one account's pictures and resumes may take to be checked. */
  fileCheckSecondsPerAccountPerHour: 60,

  listDefault: 200,
  /** Words that find nothing are shown to admins once they were typed on so many days, and as often as `missedSearchTimes`. */
  missedSearchDays: 2,
  searchSuggestions: 8,
  /** Shown when a search finds nothing. */
  nearMisses: 6,
  /** On the page of a live job. */
  similarJobs: 6,
  /** On the page of a city. */
  nearCitiesShown: 12,
  /** For a candidate who did not search. */
  jobsForYou: 8,
  /** Freshly checked jobs on the home page, and how long their check is told. */
  homeJobs: 3,
  homeJobDays: 7,
  /** An employer's reply time is the median of so many last answers, none of them older. */
  replyTimeCases: 20,
  replyTimeDays: 180,

  /** An employer is reminded of a job that ends within so many days. */
  endingSoonDays: 3,
  /** How long views wait in memory, so that many are written at once. */
  jobViewsFlushMs: 2000,
  /** Until then it is remembered who was counted. */
  jobViewerDays: 2,
  /** Jobs that one message of an alert names. */
  alertJobsTold: 10,
  /** The hour in India at which daily and weekly alerts are due. */
  alertHour: 9,
  /** How often alerts are read again, because the search learns words. */
  alertReadDays: 1,
  /** Until then it is remembered of jobs that ended who was told of them. */
  alertJobDays: 365,
  /** The newest saved jobs that the device knows, to fill their hearts. */
  savedIdsKnown: 1000,
  /** Days before the last day of a saved job on which its candidate is told. */
  savedEndingDays: 2,
  loginCodeTries: 5,
  /** The tries, of all, that other networks than the requesting one may use. */
  loginCodeTriesElsewhere: 3,
  /** Seconds to wait before the second, third and later codes to one number. */
  loginCodeResendSeconds: [30, 60, 120],
  /** After this time without a request the wait is reset to its first step. */
  loginCodeResendResetMinutes: 15,
  loginCodesPerPhonePerDay: 10,
  /** The wait after the day's codes are used up. Strangers' requests can delay the owner by this much. */
  loginCodeLateWaitSeconds: 900,
  /** Consecutive codes before the next may use the second channel. */
  loginCodesBeforeSecondChannel: 3,
  /** The limit of the whole product: it caps the cost of an attack. */
  loginCodesPerHour: 2000,
  /** Numbers with the same prefix: SMS fraud requests codes for whole blocks of numbers. */
  loginCodesPerPrefixPerQuarterHour: 20,
  loginCodePrefixRestDigits: 4,
  loginCodeAlarmMinutes: 60,
  loginCodesPerAddressPerHour: 30,
  loginCodesPerAddressPerDay: 100,
  loginTriesPerAddressPerHour: 100,

  contactFormsPerAddressPerHour: 5,
  /** Of jobs, by people who are not signed in. Many phones may share one network. */
  strangerReportsPerDevicePerDay: 5,
  strangerReportsPerNetworkPerDay: 100,
  puzzleMinutes: 30,
  /** Many phones may share one network. */
  recruiterChecksPerNetworkPerDay: 300,

  /** Per candidate and day in India. */
  applicationsPerDay: 50,
  /** Reports of different candidates that put a job under review. */
  reportsForReview: 3,
  /** Until then an admin has looked at the reports of a job: one that somebody was asked for money, and others. */
  moneyReportDueHours: 12,
  reportDueHours: 72,
  /** Different applicants that one employer may read. */
  applicantsPerEmployerPerHour: 200,

  /** The minutes of requests and errors on the system page. */
  systemMinutes: 5,
  /** Slots that one form makes at most. */
  slotsAtOnce: 100,
  /** Days ahead that interview times can be made for. */
  interviewDaysAhead: 60,
  /** A reminder comes so many hours before the interview, and another at this hour of the evening before. */
  interviewReminderHours: 2,
  interviewReminderEvening: 18,
  /** The hour of the day of an interview from which its pass is shown. */
  interviewPassHour: 7,
  /** Days without an answer after which an employer is reminded of an application. */
  reminderDays: 7,
  /** Older applications are not reminded of any more. */
  reminderLastDays: 30,
  /** A provider that failed for so long is reported to the admins. */
  providerFailsMinutes: 10,
  /** Days of pauses in all that a job does not lose. */
  pauseDays: 30,
  /** How long after the end of a job who hires is shown to those who applied. */
  contactDaysAfterEnd: 90,
  myTurns: 20,
  /** How long after its minute the text of a typing test may come, over a weak network. */
  typingGraceSeconds: 60,
  /** Days before the last day of a job on which its employer is notified. */
  endingWarningDays: [3, 1],
  messageRetentionDays: 90,
  /** Hours of the day in India between which nothing is sent that can wait. */
  quietFromHour: 21,
  quietUntilHour: 8,

  /** What a person gets in a day in India, but for account and money; each browser counts. */
  pushPerDay: 20,
  smsPerDay: 3,
  whatsappPerDay: 5,
  mailPerDay: 5,

  pushSubscriptionsPerAccount: 10,
  pushTries: 8,
  /** Older notifications are not delivered any more. */
  pushLifeHours: 24,

  /** With exponential backoff, about two days. */
  mailTries: 16,

  textTries: 8,
  /** Older SMS and WhatsApp messages are not sent any more. */
  textLifeHours: 24,
  /** Operators allow 40 letters for a part of an SMS that changes; these fit into one part of it. */
  smsValueLength: 30,
  whatsappValueLength: 200,

  workEmailCodesPerDay: 5,
  workEmailCodeMinutes: 30,
  /** Of one kind, from one organisation. */
  evidencePerDay: 10,
  evidenceHistoryShown: 20,
  /** How far the nearest pincode may be from where a device says it is. */
  nearestPincodeKm: 50,
  companyPhotoSidePixels: 1280,
  /** The kinds of work and the towns that a company's page names. */
  companyFactsShown: 4,
  /** The days of a job's statistics. */
  statisticsDays: 60,
  /** Admins see ahead which jobs and tickets will be overdue within so many hours. */
  jobsDueHours: 4,
  grievancesDueHours: 24,
  /** Codes of the last so many minutes are watched, without those that may still be on their way. */
  codesWatchedMinutes: 70,
  codeArrivesMinutes: 10,
  /** With so many codes or more, a smaller share of used ones means that they do not arrive. */
  codesToJudge: 20,
  usedCodesPercent: 60,
  /** Money that has neither a job nor a refund after so long, and a share of refunds that is too large. */
  paymentWithoutJobMinutes: 30,
  alarmDays: 7,
  paymentsToJudge: 20,
  refundedPercent: 10,
  /** A product that makes backups has had none for too long. */
  backupLateHours: 36,
  /** A job is compared with so many jobs like it at most, and with none while there are fewer, or fewer applied to them. */
  similarJobsCompared: 200,
  similarJobsFrom: 5,
  /** What is the usual pay is said from so many live jobs of a kind in a city, or of the kind anywhere. */
  usualPayJobsInCity: 5,
  usualPayJobs: 20,
  /** Texts that are shorter read alike by chance. */
  comparedTextLength: 120,
  /** From this share of common trigrams on two texts are the same. */
  sameTextShare: 0.6,
  manyJobsADay: 6,
  jobsScoredAtOnce: 200,
  /** Calls without an answer before 'We could not reach the contact person', with hours between them. */
  triesToReach: 3,
  hoursBetweenTries: 2,
  jobCallsShown: 50,
  alikeJobsShown: 5,
  /** From this share of common trigrams on two texts read alike. */
  alikeTextShare: 0.5,
  ownJobsCompared: 200,
  similarApplicationsFrom: 20,
  /** So long a job stays with the admin who took it. */
  jobClaimMinutes: 30,
  /** Off a post when many are bought at once. */
  maxDiscountPercent: 50,
  /** The days in which a bought post can be used. */
  creditDays: 365,
  /** A post that comes back can be used for at least so long. */
  returnedCreditDays: 30,
  /** Its employer is warned so many days before a bought post ends. */
  creditWarningDays: 30,
  unpaidJobDays: 30,
  /** A paid order without a job is refunded after this time. */
  paidOrderWaitsHours: 24,

  proofMinutes: 5,
  /** The maximum duration of a sign-in at a provider. */
  providerSignInMinutes: 10,

  /** The time for the second step of a sign-in; enough to install an app. */
  secondStepMinutes: 30,
  secondFactorStepSeconds: 30,
  secondFactorTries: 5,
  secondFactorTriesMinutes: 15,
  setUpMinutes: 15,
  recoveryCodes: 10,
  contactRequestYears: 1,
} as const
