/** Every number the product promises or enforces, in one place. Units are in the names. */
export const limits = {
  maxImageBytes: 1_048_576,
  maxResumeBytes: 1_048_576,
  maxVideoBytes: 10_485_760,
  maxImageSidePixels: 512,
  maxImageInputPixels: 40_000_000,
  maxResumePages: 20,

  minCandidateAgeYears: 18,
  firstBirthYear: 1900,

  freePosts: 2,
  freePostDays: 15,

  listDefault: 200,
  listMax: 200,
  searchPageDefault: 24,
  searchPageMax: 100,
  searchTextLength: 100,
  sayingLength: 60,
  /** Found jobs are counted so far; more are told as more. */
  searchCountMax: 1000,
  filterChoicesMax: 500,
  /** A search begins with the commonest of them. */
  filterChoicesAtFirst: 30,
  /** Shown where nothing was found. */
  nearMisses: 6,
  /** Cities that one answer names, and those near a city. */
  landingCitiesMax: 1000,
  nearCitiesShown: 12,
  hiringCompanies: 12,

  descriptionPreviewCharacters: 200,
  searchDebounceMs: 300,
  logoutMessageMs: 2000,
  toastMs: 3000,
  errorToastMs: 5000,
  /** How often a page asks whether a payment has arrived while somebody waits for it. */
  paymentWatchMs: 4000,

  loginCodeDigits: 6,
  loginCodeMinutes: 5,
  loginCodeTries: 5,
  /** Of these tries, those that anybody but the network that asked for the code may use up. */
  loginCodeTriesElsewhere: 3,
  /** Seconds to wait before the second, third and any later code to one number. */
  loginCodeResendSeconds: [30, 60, 120],
  /** After this long without a request the waiting time starts again at its first step. */
  loginCodeResendResetMinutes: 15,
  loginCodesPerPhonePerDay: 10,
  /** From then on: as long as anybody else's requests can keep the owner waiting. */
  loginCodeLateWaitSeconds: 900,
  /** Codes asked for in a row before the next may come over the second channel. */
  loginCodesBeforeSecondChannel: 3,
  /** Of the whole product: what a flood of numbers may cost before somebody looks. */
  loginCodesPerHour: 2000,
  /** Numbers that share all but their last digits. Whoever earns by messages asks for whole blocks. */
  loginCodesPerPrefixPerQuarterHour: 20,
  loginCodePrefixRestDigits: 4,
  loginCodeAlarmMinutes: 60,
  loginCodesPerAddressPerHour: 30,
  loginCodesPerAddressPerDay: 100,
  loginTriesPerAddressPerHour: 100,

  contactFormsPerAddressPerHour: 5,

  /** Of one candidate on one day in India. */
  applicationsPerDay: 50,
  /** Different candidates whose reports put a job under review. */
  reportsForReview: 3,
  /** Different applicants that one employer is shown. */
  applicantsPerEmployerPerHour: 200,

  /** The system page tells of requests and errors within so many minutes. */
  systemMinutes: 5,

  /** How many days before the last day of a job its employer is told. */
  endingWarningDays: [3, 1],

  pushSubscriptionsPerAccount: 10,
  pushEndpointLength: 1000,
  pushTries: 8,
  /** What could not be delivered by then is old news. */
  pushLifeHours: 24,

  /** With the growing pauses between them, about two days. */
  mailTries: 16,

  refundRequestDays: 7,
  /** 'in 5-7 business days', as the refund policy says it. */
  refundProcessingBusinessDays: '5-7',

  /** More than any plan will cost: an order that asks for more is a mistake. */
  maxOrderPaise: 10_000_000,
  unpaidJobDays: 30,
  /** A paid order that has no job by then goes back. */
  paidOrderWaitsHours: 24,

  proofMinutes: 5,
  /** How long a sign-in at a provider may take. */
  providerSignInMinutes: 10,
  sessionDays: 30,

  /** How long a sign-in waits for its second step; time enough to install an app. */
  secondStepMinutes: 30,
  secondFactorDigits: 6,
  secondFactorStepSeconds: 30,
  secondFactorTries: 5,
  secondFactorTriesMinutes: 15,
  setUpMinutes: 15,
  recoveryCodes: 10,
  signedLinkMinutes: 5,

  /** How long a deleted account is kept, hidden and locked; the law asks for as much. */
  deletedAccountYears: 1,
  contactRequestYears: 1,
  grievanceAnswerDays: 15,

  shortText: 120,
  emailLength: 254,
  addressLength: 300,
  salaryLength: 80,
  longText: 1000,
  descriptionLength: 5000,
} as const
