/** Every limit that the product promises or enforces. Units are in the names. */
export const limits = {
  maxImageBytes: 1_048_576,
  maxResumeBytes: 1_048_576,
  maxVideoBytes: 10_485_760,
  maxImageSidePixels: 512,
  /** Large enough to read the board of an office, or the screen of a phone. */
  maxReadablePhotoSidePixels: 1600,
  maxImageInputPixels: 16_000_000,
  maxResumePages: 20,
  /** Under way at a time, on one node. */
  uploadsPerAccount: 2,
  /** The time that one account's pictures and resumes may take to be checked. */
  fileCheckSecondsPerAccountPerHour: 60,

  minCandidateAgeYears: 18,
  firstBirthYear: 1900,

  freePosts: 2,
  freePostDays: 15,

  listDefault: 200,
  listMax: 200,
  searchPageDefault: 24,
  searchPageMax: 100,
  searchTextLength: 100,
  synonymLength: 60,
  /** Words that find nothing are shown to admins once they were typed so often, on so many days. */
  missedSearchTimes: 5,
  missedSearchDays: 2,
  missedSearchRetentionDays: 90,
  /** Search results are counted up to this number; more are shown as 'more than'. */
  searchCountMax: 1000,
  searchSuggestions: 8,
  /** Shorter words are not suggested for. */
  suggestMinLetters: 2,
  /** On the device. */
  recentSearches: 6,
  filterChoicesMax: 500,
  /** A search starts with the most common ones. */
  filterChoicesAtFirst: 30,
  /** Shown when a search finds nothing. */
  nearMisses: 6,
  /** On the page of a live job. */
  similarJobs: 6,
  /** Cities in one reply, and cities near a city. */
  landingCitiesMax: 1000,
  nearCitiesShown: 12,
  hiringCompanies: 12,
  /** For a candidate who did not search. */
  jobsForYou: 8,
  /** Freshly checked jobs on the home page, and how long their check is told. */
  homeJobs: 3,
  homeJobDays: 7,
  /** A count in words is shown from so many cases on. */
  countsShownFrom: 5,
  /** An employer's reply time is the median of so many last answers, none of them older. */
  replyTimeCases: 20,
  replyTimeDays: 180,

  /** An employer is reminded of a job that ends within so many days. */
  endingSoonDays: 3,
  /** A job can be renewed from this many days before its last day. */
  renewalDays: 3,
  /** How long views wait in memory, so that many are written at once. */
  jobViewsFlushMs: 2000,
  /** Until then it is remembered who was counted. */
  jobViewerDays: 2,

  /** Of one candidate. The database has places for so many. */
  jobAlerts: 10,
  /** Jobs that one message of an alert names. */
  alertJobsTold: 10,
  /** The hour in India at which daily and weekly alerts are due. */
  alertHour: 9,
  /** The longest pause of an alert. */
  alertPauseDays: 90,
  /** An alert stops when nobody looked for so many days. */
  alertForgottenDays: 90,
  /** How often alerts are read again, because the search learns words. */
  alertReadDays: 1,
  /** Until then it is remembered of jobs that ended who was told of them. */
  alertJobDays: 365,
  /** Jobs that a visitor saves on the device, until a sign-in moves them to the account. */
  savedOnDevice: 100,
  /** The newest saved jobs that the device knows, to fill their hearts. */
  savedIdsKnown: 1000,
  /** A saved job that closes within so many days says so. */
  savedClosingDays: 3,
  /** Days before the last day of a saved job on which its candidate is told. */
  savedEndingDays: 2,

  descriptionPreviewCharacters: 200,
  searchDebounceMs: 300,
  suggestDebounceMs: 150,
  logoutMessageMs: 2000,
  toastMs: 3000,
  errorToastMs: 5000,
  /** A toast with a way back. */
  undoToastMs: 10_000,
  /** The same after a job is no longer saved. */
  unsavedToastMs: 5000,
  /** The polling interval of a page that waits for a payment. */
  paymentWatchMs: 4000,

  loginCodeDigits: 6,
  loginCodeMinutes: 5,
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
  recruiterChecksPerDevicePerDay: 10,
  /** Many phones may share one network. */
  recruiterChecksPerNetworkPerDay: 300,

  /** Per candidate and day in India. */
  applicationsPerDay: 50,
  /** The hours within which a waiting job is promised to be verified. */
  reviewHours: 24,
  /** How long a rejection can be taken back. The refund leaves after that. */
  rejectionSeconds: 60,
  /** The most that somebody can say was asked for. */
  maxAmountAskedRupees: 1_000_000,
  /** Reports of different candidates that put a job under review. */
  reportsForReview: 3,
  /** Of a resume, shown within an applicant's card. */
  resumePagesShown: 5,
  /** Of one job, decided on at once. */
  applicantsAtOnce: 200,
  /** Different applicants that one employer may read. */
  applicantsPerEmployerPerHour: 200,

  /** The minutes of requests and errors on the system page. */
  systemMinutes: 5,

  /** Minutes in which a decision about an application can be changed before its candidate is told. */
  decisionMinutes: 10,
  /** What an employer writes to those who are not selected. */
  rejectMessageLength: 500,
  /** People at most in an organisation, with who began it and those who are invited. */
  teamSize: 10,
  teamInvitationDays: 7,
  /** People at most in one interview time. */
  interviewCapacity: 500,
  /** Slots that one form makes at most. */
  slotsAtOnce: 40,
  /** Days ahead that interview times can be made for. */
  interviewDaysAhead: 60,
  /** Free times that a candidate chooses from. */
  interviewChoices: 40,
  /** A reminder comes so many hours before the interview, and another at this hour of the evening before. */
  interviewReminderHours: 2,
  interviewReminderEvening: 18,
  /** The hour of the day of an interview from which its pass is shown. */
  interviewPassHour: 7,
  /** A note of an employer on an applicant. */
  applicantNoteLength: 1000,
  /** Days without an answer after which an employer is reminded of an application. */
  reminderDays: 7,
  /** Older applications are not reminded of any more. */
  reminderLastDays: 30,
  /** A provider that failed for so long is reported to the admins. */
  providerFailsMinutes: 10,
  /** Days of pauses in all that a job does not lose. */
  pauseDays: 30,
  /** Minutes in which a filled or closed job can be reopened before those who applied are told. */
  closingMinutes: 10,
  /** The number of those who joined can be corrected for so many days after a close. */
  joinedDays: 30,
  /** An admin's words to an employer about a job. */
  reviewWordsLength: 500,
  /** How long after the end of a job who hires is shown to those who applied. */
  contactDaysAfterEnd: 90,
  myTurns: 20,
  questionsPerJob: 5,
  questionLength: 200,
  questionChoices: 6,
  questionChoiceLength: 60,
  questionNumber: 999_999,
  answerLength: 300,
  /** People of one job. */
  joinedMax: 10_000,
  /** Days before the last day of a job on which its employer is notified. */
  endingWarningDays: [3, 1],

  /** The bell shows this number and a plus sign for more. */
  bellCountMax: 9,
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
  pushEndpointLength: 1000,
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
  companyAboutLength: 600,
  companyPhotos: 6,
  companyPhotoSidePixels: 1280,
  /** The kinds of work and the towns that a company's page names. */
  companyFactsShown: 4,
  /** The days of a job's statistics. */
  statisticsDays: 60,
  /** A job is compared with so many jobs like it at most, and with none while there are fewer, or fewer applied to them. */
  similarJobsCompared: 200,
  similarJobsFrom: 5,
  similarApplicationsFrom: 20,
  /** So long a job stays with the admin who took it. */
  jobClaimMinutes: 30,
  /** What an admin writes about a block. */
  blockNoteLength: 1000,
  /** After so long an admin who is alone makes an own block final. */
  blockConfirmHours: 24,
  /** Applicants of so many days are told that a company is blocked. */
  blockNotifiedDays: 90,

  refundRequestDays: 7,
  /** 'in 5-7 business days' in the refund policy. */
  refundProcessingBusinessDays: '5-7',

  /** More than any plan costs; a higher amount is invalid. */
  maxOrderPaise: 10_000_000,
  /** Bought in one order. */
  maxPostsAtOnce: 50,
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
  sessionDays: 30,

  /** The time for the second step of a sign-in; enough to install an app. */
  secondStepMinutes: 30,
  secondFactorDigits: 6,
  secondFactorStepSeconds: 30,
  secondFactorTries: 5,
  secondFactorTriesMinutes: 15,
  setUpMinutes: 15,
  recoveryCodes: 10,
  signedLinkMinutes: 5,

  /** The retention of a deleted account, hidden and locked, as the law requires. */
  deletedAccountYears: 1,
  contactRequestYears: 1,
  grievanceAnswerDays: 15,

  shortText: 120,
  emailLength: 254,
  addressLength: 300,
  /** A language, or a skill. */
  nameInListLength: 40,
  languagesMax: 7,
  skillsMax: 15,
  certificatesMax: 10,
  salaryLength: 80,
  /** The most people that one job is for. */
  openings: 9_999,
  longText: 1000,
  descriptionLength: 5000,
} as const
