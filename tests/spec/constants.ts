import { loginCodeConstants } from './constants-login-codes.ts'
import { paymentConstants } from './constants-payments.ts'
import { searchConstants } from './constants-search.ts'
import type { SpecRow } from './row.ts'

/** Numbers. A row 'limits.x' or 'plans.x.y' begins with the value that the code must have. */
export const constantRows: readonly SpecRow[] = [
  {
    id: 'limits.freePosts',
    says: '2: the first two posts are free, the third is paid',
    tests: ['S10-1', 'S7-37', 'S10-2'],
  },
  {
    id: 'limits.freePostDays',
    says: '15: a free post runs as long as a Basic one',
    tests: ['S4-26'],
  },
  {
    id: 'plans.basic.priceRupees',
    says: '289',
    tests: ['S4-38', 'S2-50'],
  },
  {
    id: 'plans.basic.struckThroughRupees',
    says: '549',
    tests: ['S4-38', 'S1-7'],
  },
  { id: 'plans.basic.validDays', says: '15', tests: ['S4-38', 'S4-26'] },
  {
    id: 'plans.demand.priceRupees',
    says: '399',
    tests: ['S4-38', 'S2-50'],
  },
  { id: 'plans.demand.struckThroughRupees', says: '689', tests: ['S4-38'] },
  { id: 'plans.demand.validDays', says: '21', tests: ['S4-38', 'S4-26'] },
  {
    id: 'GST',
    says: '18%, rounded and added: 289 + 52 = 341, 399 + 72 = 471 rupees',
    tests: ['S10-3'],
  },
  {
    id: 'limits.refundRequestDays',
    says: '7: refunds are asked for within 7 days',
    tests: ['S10-4'],
  },
  {
    id: 'limits.refundProcessingBusinessDays',
    says: '5-7: and processed in 5-7 business days',
    tests: ['S10-4'],
  },
  {
    id: 'refund terms',
    says: 'Fees of published jobs and of started subscriptions are non-refundable; a post can be cancelled only before it is published',
    tests: ['S10-4'],
  },
  {
    id: 'verification',
    says: 'Jobs go live after verification within 24 hours',
    tests: ['S1-5'],
  },
  {
    id: 'limits.maxImageBytes',
    says: '1048576',
    tests: ['S5-13'],
  },
  {
    id: 'limits.maxResumeBytes',
    says: '1048576',
    tests: ['S5-16'],
  },
  {
    id: 'limits.maxVideoBytes',
    says: '10485760',
    tests: ['S9-9'],
  },
  {
    id: 'limits.maxImageSidePixels',
    says: '512',
    tests: ['S5-14'],
  },
  {
    id: 'limits.maxImageInputPixels',
    says: '16000000',
    tests: ['S10-5'],
  },
  { id: 'limits.uploadsPerAccount', says: '2', tests: ['S10-52'] },
  { id: 'limits.fileCheckSecondsPerAccountPerHour', says: '60', tests: ['S10-53'] },
  { id: 'limits.nameInListLength', says: '40', tests: ['S5-60'] },
  { id: 'limits.languagesMax', says: '7', tests: ['S5-60'] },
  { id: 'limits.skillsMax', says: '15', tests: ['S5-60'] },
  { id: 'limits.certificatesMax', says: '10', tests: ['S7-384'] },
  { id: 'limits.maxResumePages', says: '20', tests: ['S5-15'] },
  {
    id: 'limits.minCandidateAgeYears',
    says: '18',
    tests: ['S5-30', 'S5-32'],
  },
  {
    id: 'limits.firstBirthYear',
    says: '1900',
    tests: ['S5-19'],
  },
  {
    id: 'mobile number',
    says: '10 digits; in the job form the first is 6-9',
    tests: ['S5-8', 'S5-19'],
  },
  {
    id: 'pincode',
    says: '6 digits, the first not 0',
    tests: ['S5-8', 'S5-34'],
  },
  {
    id: 'country code',
    says: '+91 by default',
    tests: ['S1-9', 'S10-6'],
  },
  {
    id: 'limits.descriptionPreviewCharacters',
    says: '200: more of a description is folded',
    tests: ['S1-12'],
  },
  {
    id: 'limits.searchDebounceMs',
    says: '300: typing is searched for after this pause',
    tests: ['S10-7'],
  },
  {
    id: 'limits.logoutMessageMs',
    says: '2000: the farewell stays so long',
    tests: ['S2-17'],
  },
  {
    id: 'limits.deletedAccountYears',
    says: '1: a deleted account is kept so long, hidden and locked (the product’s own)',
    tests: ['S10-8'],
  },
  {
    id: 'limits.contactRequestYears',
    says: '1: a request for a call back is kept so long (the product’s own)',
    tests: ['S10-9'],
  },
  {
    id: 'limits.synonymLength',
    says: '60: the words of a synonym are no longer (the product’s own)',
    tests: ['S7-134'],
  },
  {
    id: 'limits.moneyReportDueHours',
    says: '12 hours to look at a report that somebody was asked for money',
    tests: ['S7-1176'],
  },
  {
    id: 'limits.reportDueHours',
    says: '72 hours to look at another report of a job',
    tests: ['S7-1176'],
  },
  {
    id: 'limits.objectionDueDays',
    says: '7 days to look at an objection to a block',
    tests: ['S7-1184'],
  },
  {
    id: 'limits.caseDoneDays',
    says: '90: what was done longer ago is found by a search alone',
    tests: ['S7-1193'],
  },
  {
    id: 'limits.caseDueDays',
    says: '30: so many days ahead an admin moves what is due at most',
    tests: ['S7-1190'],
  },
  {
    id: 'limits.grievanceAnswerDays',
    says: '15: a ticket is answered by then (the product’s own)',
    tests: ['S7-145'],
  },
  {
    id: 'limits.unpaidJobDays',
    says: '30: an unpaid job is kept so long',
    tests: ['S10-10'],
  },
  {
    id: 'limits.paidOrderWaitsHours',
    says: '24: a paid order waits so long for its job (the product’s own)',
    tests: ['S10-11'],
  },
  {
    id: 'limits.paymentWatchMs',
    says: '4000: a page that waits for a payment asks so often (the product’s own)',
    tests: ['S10-12'],
  },
  {
    id: 'limits.toastMs',
    says: '3000: a message stays so long',
    tests: ['S2-43'],
  },
  {
    id: 'limits.errorToastMs',
    says: '5000: what went wrong stays longer',
    tests: ['S10-13'],
  },
  {
    id: 'hero',
    says: 'Turns every 5 seconds',
    tests: ['S2-1'],
  },
  {
    id: 'limits.hiringCompanies',
    says: '12 companies in the strip, 18 seconds a loop',
    tests: ['S2-9', 'S2-8'],
  },
  {
    id: 'applied N days ago',
    says: 'The day of applying counts as day 1, minus 1: 0 on the same day, never negative',
    tests: ['S10-14', 'S2-54'],
  },
  {
    id: 'working hours',
    says: "Shown with 'hrs'",
    tests: ['S1-12'],
  },
  {
    id: 'job cards',
    says: 'Three in a row',
    tests: ['S10-15'],
  },
  {
    id: 'standing pictures',
    says: '/profile.jpg for people, a mark of its own for a company without a logo',
    tests: ['S1-16', 'S2-32'],
  },
  {
    id: 'states',
    says: '36',
    tests: ['S3-16'],
  },
  {
    id: 'social links',
    says: '5',
    tests: ['S2-6'],
  },
  {
    id: 'token check',
    says: 'Comes before every page that needs a session',
    tests: ['S4-42'],
  },

  {
    id: 'limits.listDefault',
    says: '200: a plain list has so many at most',
    tests: ['S7-12'],
  },
  {
    id: 'limits.listMax',
    says: '200',
    tests: ['S7-24'],
  },
  ...paymentConstants,
  ...searchConstants,
  {
    id: 'limits.landingCitiesMax',
    says: '1000',
    tests: ['S1-27'],
  },
  {
    id: 'limits.nearCitiesShown',
    says: '12',
    tests: ['S7-63'],
  },
  {
    id: 'limits.nearMisses',
    says: '6',
    tests: ['S7-65'],
  },
  {
    id: 'limits.similarJobs',
    says: '6',
    tests: ['S10-54'],
  },
  ...loginCodeConstants,
  {
    id: 'limits.applicationsPerDay',
    says: '50',
    tests: ['S10-34'],
  },
  {
    id: 'limits.contactFormsPerAddressPerHour',
    says: '5',
    tests: ['S10-35'],
  },
  {
    id: 'limits.recruiterChecksPerDevicePerDay',
    says: '10',
    tests: ['S10-90'],
  },
  {
    id: 'limits.recruiterChecksPerNetworkPerDay',
    says: '300',
    tests: ['S10-91'],
  },
  {
    id: 'limits.pushSubscriptionsPerAccount',
    says: '10',
    tests: ['S10-36'],
  },
  {
    id: 'limits.pushEndpointLength',
    says: '1000',
    tests: ['S10-37'],
  },
  {
    id: 'limits.pushTries',
    says: '8',
    tests: ['S10-38'],
  },
  {
    id: 'limits.pushLifeHours',
    says: '24',
    tests: ['S10-39'],
  },
  {
    id: 'limits.systemMinutes',
    says: '5: the system page tells of requests and errors within so many minutes',
    tests: ['S10-40'],
  },
  {
    id: 'limits.pauseDays',
    says: '30: so many days of pauses a job does not lose',
    tests: ['S4-57'],
  },
  {
    id: 'limits.closingMinutes',
    says: '10: in which a filled or closed job is reopened before anybody is told',
    tests: ['S4-58'],
  },
  {
    id: 'limits.reviewWordsLength',
    says: "500 letters of an admin's words to an employer",
    tests: ['S7-211'],
  },
  {
    id: 'limits.joinedMax',
    says: '10000 people who joined by one job',
    tests: ['S4-56'],
  },
  {
    id: 'limits.endingWarningDays',
    says: '3,1: an employer is told so many days before the last day of a job',
    tests: ['S10-41'],
  },
  {
    id: 'limits.mailTries',
    says: '16',
    tests: ['S10-42'],
  },
  {
    id: 'limits.proofMinutes',
    says: '5',
    tests: ['S10-43'],
  },
  {
    id: 'limits.providerSignInMinutes',
    says: '10',
    tests: ['S10-44'],
  },
  {
    id: 'limits.sessionDays',
    says: '30',
    tests: ['S10-45'],
  },
  {
    id: 'limits.signedLinkMinutes',
    says: '5',
    tests: ['S6-17'],
  },
  { id: 'limits.shortText', says: '120', tests: ['S10-46'] },
  { id: 'limits.emailLength', says: '254', tests: ['S10-46'] },
  { id: 'limits.addressLength', says: '300', tests: ['S10-46'] },
  { id: 'limits.salaryLength', says: '80', tests: ['S10-46'] },
  { id: 'limits.openings', says: '9999', tests: ['S3-44'] },
  { id: 'limits.longText', says: '1000', tests: ['S5-37'] },
  { id: 'limits.descriptionLength', says: '5000', tests: ['S10-46'] },
  { id: 'limits.endingSoonDays', says: '3', tests: ['S7-267'] },
  { id: 'limits.jobViewsFlushMs', says: '2000', tests: ['S7-268'] },
  { id: 'limits.jobViewerDays', says: '2', tests: ['S7-263'] },
  { id: 'limits.questionsPerJob', says: '5', tests: ['S3-701'] },
  { id: 'limits.questionLength', says: '200', tests: ['S3-701'] },
  { id: 'limits.questionChoices', says: '6', tests: ['S3-701'] },
  { id: 'limits.questionChoiceLength', says: '60', tests: ['S3-701'] },
  { id: 'limits.questionNumber', says: '999999', tests: ['S7-702'] },
  { id: 'limits.answerLength', says: '300', tests: ['S7-702'] },
  { id: 'limits.contactDaysAfterEnd', says: '90', tests: ['S7-722'] },
  { id: 'limits.myTurns', says: '20', tests: ['S7-723'] },
]
