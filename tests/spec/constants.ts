import { loginCodeConstants } from './constants-login-codes.ts'
import { searchConstants } from './constants-search.ts'
import { http, journey, unit } from './row.ts'
import type { SpecRow } from './row.ts'

const lengths = unit('contract/form-messages', 'an answer for %s has %i letters at most')
const terms = unit(
  'contract/pricing',
  'the plans are sold on these terms, In Demand unless another is chosen',
)
const runs = unit('server/jobs/jobs.rules', '%s accepted at %s lasts until %s')

/** Numbers. A row 'limits.x' or 'plans.x.y' begins with the value that the code must have. */
export const constantRows: readonly SpecRow[] = [
  {
    id: 'limits.freePosts',
    says: '2: the first two posts are free, the third is paid',
    tests: [
      ...unit('contract/pricing', 'the first and the second post are free, the third is not'),
      ...http(
        'post-job',
        'two posts are free; the third needs payment and writes nothing',
        'P9: of %i posts at once by a new employer two are free',
      ),
    ],
  },
  { id: 'limits.freePostDays', says: '15: a free post runs as long as a Basic one', tests: runs },
  {
    id: 'plans.basic.priceRupees',
    says: '289',
    tests: [...terms, ...journey('payments', 'a job is paid for, and its invoice is there')],
  },
  {
    id: 'plans.basic.struckThroughRupees',
    says: '549',
    tests: [...terms, ...journey('post-job', 'the prices are open to all, without a checkout')],
  },
  { id: 'plans.basic.validDays', says: '15', tests: [...terms, ...runs] },
  {
    id: 'plans.demand.priceRupees',
    says: '399',
    tests: [...terms, ...journey('payments', 'a job is paid for, and its invoice is there')],
  },
  { id: 'plans.demand.struckThroughRupees', says: '689', tests: terms },
  { id: 'plans.demand.validDays', says: '21', tests: [...terms, ...runs] },
  {
    id: 'GST',
    says: '18%, rounded and added: 289 + 52 = 341, 399 + 72 = 471 rupees',
    tests: unit('contract/pricing', 'GST is 18%, rounded to the rupee and added'),
  },
  {
    id: 'limits.refundRequestDays',
    says: '7: refunds are asked for within 7 days',
    tests: journey('public-pages', 'the refund policy tells its terms'),
  },
  {
    id: 'limits.refundProcessingBusinessDays',
    says: '5-7: and processed in 5-7 business days',
    tests: journey('public-pages', 'the refund policy tells its terms'),
  },
  {
    id: 'refund terms',
    says: 'Fees of published jobs and of started subscriptions are non-refundable; a post can be cancelled only before it is published',
    tests: journey('public-pages', 'the refund policy tells its terms'),
  },
  {
    id: 'verification',
    says: 'Jobs go live after verification within 24 hours',
    tests: journey('post-job', 'the first post is free, and is there once'),
  },
  {
    id: 'limits.maxImageBytes',
    says: '1048576',
    tests: http('files', 'an image of 1,048,575 bytes is taken, of 1,048,576 refused'),
  },
  {
    id: 'limits.maxResumeBytes',
    says: '1048576',
    tests: http('files', 'a resume of 1,048,575 bytes is taken, of 1,048,576 refused'),
  },
  {
    id: 'limits.maxVideoBytes',
    says: '10485760',
    tests: http('profile-extras', '10,485,759 bytes are taken, 10,485,760 refused'),
  },
  {
    id: 'limits.maxImageSidePixels',
    says: '512',
    tests: http(
      'files',
      'pixels are written anew: no metadata, no rider, at most 512 a side, upright',
    ),
  },
  {
    id: 'limits.maxImageInputPixels',
    says: '40000000',
    tests: http('files', 'a PNG of 30,000 by 30,000 is refused at once'),
  },
  { id: 'limits.maxResumePages', says: '20', tests: http('files', '${what}: refused') },
  {
    id: 'limits.minCandidateAgeYears',
    says: '18',
    tests: [
      ...unit('contract/india-time', '18 is reached on the birthday in India'),
      ...http('profiles', 'of age on the birthday in India, and not a day before'),
    ],
  },
  {
    id: 'limits.firstBirthYear',
    says: '1900',
    tests: unit('contract/form-messages', 'the candidate’s forms > say of %s that %j is wrong'),
  },
  {
    id: 'mobile number',
    says: '10 digits; in the job form the first is 6-9',
    tests: unit(
      'contract/form-messages',
      'the job form > says of %s that %j is wrong',
      'the candidate’s forms > say of %s that %j is wrong',
    ),
  },
  {
    id: 'pincode',
    says: '6 digits, the first not 0',
    tests: [
      ...unit('contract/form-messages', 'the job form > says of %s that %j is wrong'),
      ...http('places', 'knows no %s'),
    ],
  },
  {
    id: 'country code',
    says: '+91 by default',
    tests: [
      ...journey('sign-in', 'leads in through ${path}'),
      ...unit(
        'server/accounts/phone.rules',
        'takes numbers of the countries that are configured, and of no other',
      ),
    ],
  },
  {
    id: 'limits.descriptionPreviewCharacters',
    says: '200: more of a description is folded',
    tests: journey('candidate', 'a job is read and applied for'),
  },
  {
    id: 'limits.searchDebounceMs',
    says: '300: typing is searched for after this pause',
    tests: journey('job-cards', 'typing is searched for once it pauses'),
  },
  {
    id: 'limits.logoutMessageMs',
    says: '2000: the farewell stays so long',
    tests: journey('sign-in', '${role}s leave from ${path}'),
  },
  {
    id: 'limits.deletedAccountYears',
    says: '1: a deleted account is kept so long, hidden and locked (the product’s own)',
    tests: http('erasure', 'nothing is touched until the year is over by the calendar'),
  },
  {
    id: 'limits.contactRequestYears',
    says: '1: a request for a call back is kept so long (the product’s own)',
    tests: http('erasure', 'requests for a call back go after a year'),
  },
  {
    id: 'limits.sayingLength',
    says: '60: the words of a saying are no longer (the product’s own)',
    tests: http('sayings', 'are refused like %j'),
  },
  {
    id: 'limits.grievanceAnswerDays',
    says: '15: a ticket is answered by then (the product’s own)',
    tests: http('grievances', 'gives a number and a day, and confirms both by mail'),
  },
  {
    id: 'limits.unpaidJobDays',
    says: '30: an unpaid job is kept so long',
    tests: http('payment-sweep', 'are dropped after 30 days, with their logo, and not before'),
  },
  {
    id: 'limits.paidOrderWaitsHours',
    says: '24: a paid order waits so long for its job (the product’s own)',
    tests: http('payment-sweep', 'waits a day for it, and then its money goes back'),
  },
  {
    id: 'limits.paymentWatchMs',
    says: '4000: a page that waits for a payment asks so often (the product’s own)',
    tests: journey('payments', 'a payment whose answer got lost is noticed by itself'),
  },
  {
    id: 'limits.toastMs',
    says: '3000: a message stays so long',
    tests: journey('home', 'messages stand top right, once each, for as long as they take to read'),
  },
  {
    id: 'limits.errorToastMs',
    says: '5000: what went wrong stays longer',
    tests: journey('home', 'what went wrong stays longer'),
  },
  {
    id: 'hero',
    says: 'Turns every 5 seconds',
    tests: journey('public-pages', 'turns every five seconds'),
  },
  {
    id: 'limits.hiringCompanies',
    says: '12 companies in the strip, 18 seconds a loop',
    tests: [
      ...http('hiring-companies', 'gives twelve at most'),
      ...journey('public-pages', 'the logos are stopped by their button and by the focus'),
    ],
  },
  {
    id: 'applied N days ago',
    says: 'The day of applying counts as day 1, minus 1: 0 on the same day, never negative',
    tests: [
      ...unit('contract/india-time', 'who applied on %s did so %i days ago'),
      ...http('applications', 'shows what was sent, with labels, links and days'),
    ],
  },
  {
    id: 'working hours',
    says: "Shown with 'hrs'",
    tests: journey('candidate', 'a job is read and applied for'),
  },
  {
    id: 'job cards',
    says: 'Three in a row',
    tests: journey('job-cards', 'cards stand three in a row @desktop'),
  },
  {
    id: 'standing pictures',
    says: '/profile.jpg for people, a mark of its own for a company without a logo',
    tests: [
      ...journey('responses', 'an employer shortlists and rejects, and changes their mind'),
      ...journey('job-cards', 'a card tells what a job is, and leads to it'),
    ],
  },
  {
    id: 'states',
    says: '36',
    tests: unit('contract/options', 'there are 36 states and union territories, by the alphabet'),
  },
  {
    id: 'social links',
    says: '5',
    tests: journey('home', 'home tells why and how to start, and where to follow'),
  },
  {
    id: 'token check',
    says: 'Comes before every page that needs a session',
    tests: journey('errors-session', 'is told of to every ${role} on every screen, and forgotten'),
  },

  {
    id: 'limits.listDefault',
    says: '200: a plain list has so many at most',
    tests: http('job-search', 'two hundred at most as a plain list'),
  },
  {
    id: 'limits.listMax',
    says: '200',
    tests: http('admin-lists', 'POST /api/getJobs > refuses %j'),
  },
  ...searchConstants,
  {
    id: 'limits.landingCitiesMax',
    says: '1000',
    tests: http('landings', 'every page that has jobs is reached from /jobs by links alone'),
  },
  {
    id: 'limits.nearCitiesShown',
    says: '12',
    tests: http('landings', 'the nearest cities come first'),
  },
  {
    id: 'limits.nearMisses',
    says: '6',
    tests: http('search-options', 'each part that stands in the way, the one with most jobs first'),
  },
  ...loginCodeConstants,
  {
    id: 'limits.applicationsPerDay',
    says: '50',
    tests: http('call-limits', 'are limited, at once too, and begin anew the next day in India'),
  },
  {
    id: 'limits.contactFormsPerAddressPerHour',
    says: '5',
    tests: http(
      'contact',
      'takes so many an hour from one network, and counts neither repeats nor refusals',
    ),
  },
  {
    id: 'limits.pushSubscriptionsPerAccount',
    says: '10',
    tests: http('notifications', 'an eleventh takes the place of the oldest'),
  },
  {
    id: 'limits.pushEndpointLength',
    says: '1000',
    tests: http('notifications', 'refuses a token that is none: %s'),
  },
  {
    id: 'limits.pushTries',
    says: '8',
    tests: http('notification-delivery', '500 is asked again, later'),
  },
  {
    id: 'limits.pushLifeHours',
    says: '24',
    tests: http('notification-delivery', 'a day later: it is old news'),
  },
  {
    id: 'limits.systemMinutes',
    says: '5: the system page tells of requests and errors within so many minutes',
    tests: unit(
      'server/operations/recent-answers',
      'answers of the last minutes are counted, and older ones forgotten',
    ),
  },
  {
    id: 'limits.endingWarningDays',
    says: '3,1: an employer is told so many days before the last day of a job',
    tests: http(
      'ending-warnings',
      'an employer is told three days and one day before the last day, once each',
    ),
  },
  {
    id: 'limits.mailTries',
    says: '16',
    tests: http(
      'contact-mail',
      'is busy is asked again, later, with the same id; the queue names nobody',
    ),
  },
  {
    id: 'limits.maxOrderPaise',
    says: '10000000',
    tests: http('create-order', 'refuses %j as malformed'),
  },
  {
    id: 'limits.proofMinutes',
    says: '5',
    tests: http('sign-in', 'takes a proof for five minutes'),
  },
  {
    id: 'limits.providerSignInMinutes',
    says: '10',
    tests: http('provider-sign-in', 'comes too late after ten minutes'),
  },
  {
    id: 'limits.sessionDays',
    says: '30',
    tests: http('sessions', 'ends after thirty days without use'),
  },
  {
    id: 'limits.signedLinkMinutes',
    says: '5',
    tests: http('files', 'a link opens for five minutes'),
  },
  { id: 'limits.shortText', says: '120', tests: lengths },
  { id: 'limits.emailLength', says: '254', tests: lengths },
  { id: 'limits.addressLength', says: '300', tests: lengths },
  { id: 'limits.salaryLength', says: '80', tests: lengths },
  { id: 'limits.longText', says: '1000', tests: http('contact', 'refuses %s: %j') },
  { id: 'limits.descriptionLength', says: '5000', tests: lengths },
]
