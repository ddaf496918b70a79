/** Every limit that the product promises or enforces and browsers know; those of the server alone are in its own table. Units are in the names. */
export const limits = {
  maxImageBytes: 1_048_576,
  maxResumeBytes: 1_048_576,
  maxVideoBytes: 10_485_760,

  minCandidateAgeYears: 18,
  firstBirthYear: 1900,

  freePosts: 2,
  freePostDays: 15,
  listMax: 200,
  searchPageDefault: 24,
  searchPageMax: 100,
  searchTextLength: 100,
  synonymLength: 60,
  /** Words that find nothing are shown to admins once they were typed so often. */
  missedSearchTimes: 5,
  missedSearchRetentionDays: 90,
  /** Search results are counted up to this number; more are shown as 'more than'. */
  searchCountMax: 1000,
  /** Shorter words are not suggested for. */
  suggestMinLetters: 2,
  /** On the device. */
  recentSearches: 6,
  /** Of each kind that an admin finds. */
  findPerKind: 6,
  /** What an admin opened last, on the device. */
  foundRecently: 5,
  filterChoicesMax: 500,
  /** A search starts with the most common ones. */
  filterChoicesAtFirst: 30,
  /** In one reply. */
  landingCitiesMax: 1000,
  hiringCompanies: 12,
  /** A count in words is shown from so many cases on. */
  countsShownFrom: 5,
  /** A job can be renewed from this many days before its last day. */
  renewalDays: 3,

  /** Of one candidate. The database has places for so many. */
  jobAlerts: 10,
  /** The longest pause of an alert. */
  alertPauseDays: 90,
  /** An alert stops when nobody looked for so many days. */
  alertForgottenDays: 90,
  /** Jobs that a visitor saves on the device, until a sign-in moves them to the account. */
  savedOnDevice: 100,
  /** A saved job that closes within so many days says so. */
  savedClosingDays: 3,

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
  recruiterChecksPerDevicePerDay: 10,
  /** The hours within which a waiting job is promised to be verified. */
  reviewHours: 24,
  /** The most days of one overview. */
  overviewDays: 92,
  /** How long a rejection can be taken back. The refund leaves after that. */
  rejectionSeconds: 60,
  /** The most that somebody can say was asked for. */
  maxAmountAskedRupees: 1_000_000,
  /** Of a resume, shown within an applicant's card. */
  resumePagesShown: 5,
  /** Of one job, decided on at once. */
  applicantsAtOnce: 200,

  /** Minutes in which a decision about an application can be changed before its candidate is told. */
  decisionMinutes: 10,
  /** What an employer writes to those who are not selected. */
  rejectMessageLength: 500,
  /** People at most in an organisation, with who began it and those who are invited. */
  teamSize: 10,
  teamInvitationDays: 7,
  /** People at most in one interview time. */
  interviewCapacity: 500,
  /** Free times that a candidate chooses from. */
  interviewChoices: 40,
  /** A note of an employer on an applicant. */
  applicantNoteLength: 1000,
  /** Minutes in which a filled or closed job can be reopened before those who applied are told. */
  closingMinutes: 10,
  /** The number of those who joined can be corrected for so many days after a close. */
  joinedDays: 30,
  /** An admin's words to an employer about a job. */
  reviewWordsLength: 500,
  questionsPerJob: 5,
  questionLength: 200,
  questionChoices: 6,
  questionChoiceLength: 60,
  questionNumber: 999_999,
  answerLength: 300,
  /** A typing test. */
  typingSeconds: 60,
  typingTriesPerDay: 3,
  /** So long a result counts. */
  typingResultDays: 30,
  /** The longest voice note. */
  voiceSeconds: 60,
  /** What is typed in its minute. */
  typedLength: 3000,
  /** People of one job. */
  joinedMax: 10_000,

  /** The bell shows this number and a plus sign for more. */
  bellCountMax: 9,
  pushEndpointLength: 1000,
  companyAboutLength: 600,
  companyPhotos: 6,
  /** What an admin writes about a block. */
  blockNoteLength: 1000,
  /** After so long an admin who is alone makes an own block final. */
  blockConfirmHours: 24,
  /** Applicants of so many days are told that a company is blocked. */
  blockNotifiedDays: 90,
  /** Until then an admin has looked at an objection to a block. */
  objectionDueDays: 7,
  /** An admin moves what is due so far ahead at most. */
  caseDueDays: 30,
  /** What was done longer ago is found by a search alone. */
  caseDoneDays: 90,

  refundRequestDays: 7,
  /** 'in 5-7 business days' in the refund policy. */
  refundProcessingBusinessDays: '5-7',

  /** More than any plan costs; a higher amount is invalid. */
  maxOrderPaise: 10_000_000,
  /** Bought in one order. */
  maxPostsAtOnce: 50,
  sessionDays: 30,
  secondFactorDigits: 6,
  signedLinkMinutes: 5,

  /** The retention of a deleted account, hidden and locked, as the law requires. */
  deletedAccountYears: 1,
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
