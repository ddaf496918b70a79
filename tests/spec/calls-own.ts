import { publicCallRows } from './calls-public.ts'
import { savedCallRows } from './calls-saved.ts'
import type { SpecRow } from './row.ts'

/** The product's own calls, under /api/. */
export const ownCallRows: readonly SpecRow[] = [
  ...publicCallRows,
  ...savedCallRows,
  {
    id: 'POST /api/logout',
    says: 'Ends this session and no other',
    tests: ['S7-66', 'S7-67'],
  },
  {
    id: 'GET /api/job-filters',
    says: 'Places and companies that have live jobs',
    tests: ['S2-35', 'S7-68'],
  },
  {
    id: 'GET /api/jobs-for-you',
    says: 'Jobs that fit the profile and the last application, each with its reason, without those that were applied for',
    tests: ['S7-342', 'S7-343'],
  },
  {
    id: 'GET /api/public/home-jobs',
    says: 'How many jobs are live and new, and the live jobs that an admin checked last',
    tests: ['S7-340', 'S7-341'],
  },
  {
    id: 'GET /api/hiring-companies',
    says: 'Companies of the newest live jobs that have a logo',
    tests: ['S7-69', 'S7-70'],
  },
  {
    id: 'GET /api/posting-terms',
    says: 'Whether the next post is free, and its number',
    tests: ['S7-71', 'S7-72'],
  },
  {
    id: 'POST /api/unsubscribe',
    says: 'Ends the notifications of this session’s browser',
    tests: ['S7-73'],
  },
  {
    id: 'GET /api/push-key',
    says: 'The key that a browser subscribes with',
    tests: ['S7-74'],
  },
  {
    id: 'GET /api/places/{pincode}',
    says: 'State and city of a pincode; in place of the public lookup elsewhere',
    tests: ['S4-41', 'S5-34'],
  },
  {
    id: 'PATCH /api/contactRequests/{requestId}',
    says: 'Marks one as done, with a note of what came of it, or as open',
    tests: ['S7-77', 'S7-76', 'S7-187', 'S7-1184'],
  },
  {
    id: 'GET /api/site',
    says: 'Name, contacts and links of the site',
    tests: ['S7-78'],
  },
  {
    id: 'POST /api/jobs/{jobId}/order',
    says: 'The order of an unpaid job, to pay it now',
    tests: ['S7-79', 'S7-80'],
  },
  {
    id: 'POST /api/post-orders',
    says: 'Several posts of a plan in one order, to use later; credits in the ledger, given once',
    tests: ['S7-330', 'S7-331', 'S7-332', 'S7-333'],
  },
  {
    id: 'POST /api/jobs/{jobId}/renewal-order',
    says: 'More days for a live or ended job, by the order, price and settlement of a new post',
    tests: ['S7-640', 'S7-641', 'S7-642', 'S7-643', 'S7-644', 'S7-645'],
  },
  {
    id: 'POST /api/jobs/{jobId}/renew',
    says: 'The same with a bought post',
    tests: ['S7-648', 'S7-649'],
  },
  {
    id: 'POST /api/bills',
    says: 'An employer’s own bills and credit notes, the newest first',
    tests: ['S7-345', 'S7-346'],
  },
  {
    id: 'GET /api/bills/{kind}/{billId}/link',
    says: 'A link to an own bill as PDF, for an admin to anybody’s, valid for five minutes',
    tests: ['S7-347', 'S7-1194'],
  },
  {
    id: 'POST /api/payments',
    says: 'Payments and refunds for admins, the newest first',
    tests: ['S7-81', 'S7-82', 'S7-83', 'S7-182', 'S7-183'],
  },
  {
    id: 'POST /api/refunds/{refundId}/retry',
    says: 'Sends a failed refund again, once',
    tests: ['S7-84', 'S7-85'],
  },
  {
    id: 'POST /api/orders/{orderId}/check',
    says: 'Asks the provider how far an order is',
    tests: ['S7-86', 'S7-87'],
  },
  {
    id: 'GET /api/jobs/{jobId}/payment',
    says: 'Payment, invoice and refund of a paid job',
    tests: ['S7-48'],
  },
  {
    id: 'GET /api/billing-details',
    says: 'Whom the employer’s invoices go to',
    tests: ['S7-88', 'S7-89'],
  },
  {
    id: 'POST /api/billing-details',
    says: 'Says whom the next invoices go to',
    tests: ['S7-90', 'S7-91', 'S7-92', 'S7-89'],
  },
  {
    id: 'GET /api/jobs/{jobId}/invoice-link',
    says: 'The invoice of a paid job, and its credit note',
    tests: ['S7-93', 'S7-94', 'S7-95'],
  },
  {
    id: 'GET /api/day-book',
    says: 'Invoices and credit notes between two days, for the accountant',
    tests: ['S7-96', 'S7-97', 'S7-98'],
  },
  {
    id: 'GET /api/sessions',
    says: 'where somebody is signed in, paged: device, rough network, when, last seen, which is this one',
    tests: ['S7-99', 'S7-100', 'S7-101'],
  },
  {
    id: 'POST /api/sessions/{sessionId}/end',
    says: 'ends one of their own at once; another person’s looks like none',
    tests: ['S7-102', 'S7-103'],
  },
  {
    id: 'POST /api/sessions/end-others',
    says: 'ends all but the one that asks; answers how many',
    tests: ['S7-104'],
  },
  {
    id: 'GET /api/locale',
    says: 'the language of one’s account, and those of the site',
    tests: ['S7-167'],
  },
  {
    id: 'POST /api/locale',
    says: 'chooses one of the site’s languages, for pages and messages',
    tests: ['S7-168', 'S7-169', 'S7-170'],
  },
  {
    id: 'GET /api/second-factor',
    says: 'whether it is on, required and awaited; how many recovery codes are left',
    tests: ['S7-105', 'S7-106'],
  },
  {
    id: 'POST /api/second-factor/enter',
    says: 'a code or a recovery code -> another token for the session',
    tests: ['S7-105', 'S7-107'],
  },
  {
    id: 'POST /api/second-factor/begin',
    says: 'a secret for an app; in the place of another for a fresh code of that one',
    tests: ['S7-106', 'S7-108'],
  },
  {
    id: 'POST /api/second-factor/confirm',
    says: 'the first code -> another token, and ten recovery codes',
    tests: ['S7-106', 'S7-109'],
  },
  {
    id: 'POST /api/second-factor/recovery-codes',
    says: 'a fresh code -> ten others',
    tests: ['S7-110'],
  },
  {
    id: 'POST /api/second-factor/remove',
    says: 'a fresh code -> no second step any more, where none is required',
    tests: ['S7-111', 'S7-112'],
  },
  {
    id: 'GET /api/privacy',
    says: 'What is kept about its owner, and what they agreed to',
    tests: ['S7-113'],
  },
  {
    id: 'POST /api/privacy/account-consent',
    says: 'Agrees to what the account is kept for',
    tests: ['S7-114', 'S7-115'],
  },
  {
    id: 'POST /api/privacy/stop-notifications',
    says: 'Takes the consent to notifications back, in every browser',
    tests: ['S7-116'],
  },
  {
    id: 'POST /api/privacy/sharings',
    says: 'The employers that got an application',
    tests: ['S7-117'],
  },
  {
    id: 'PATCH /api/privacy/sharings/{applicationId}',
    says: 'Stops sharing an application, or shares it again',
    tests: ['S7-118', 'S7-119', 'S7-120'],
  },
  {
    id: 'GET /api/privacy/my-data',
    says: 'Everything that is kept about its owner, as a ZIP',
    tests: ['S7-121', 'S7-122', 'S7-123'],
  },
  {
    id: 'POST /api/privacy/delete-account',
    says: 'Deletes the account: hidden and locked at once, erased a year later',
    tests: ['S7-124', 'S7-125', 'S7-126', 'S7-127'],
  },
  {
    id: 'POST /api/privacy/nominee',
    says: 'Names who acts for somebody',
    tests: ['S7-128', 'S7-129'],
  },
  {
    id: 'GET /api/missed-searches',
    says: 'Words that often found no job, without persons, for admins',
    tests: ['S7-196', 'S7-197', 'S7-198'],
  },
  {
    id: 'GET /api/sayings',
    says: 'Words of the trade with what they mean, for admins',
    tests: ['S7-130', 'S7-131'],
  },
  {
    id: 'POST /api/sayings',
    says: 'Says what words mean',
    tests: ['S7-132', 'S7-133', 'S7-134'],
  },
  {
    id: 'POST /api/sayings/remove',
    says: 'Lets words mean nothing but themselves',
    tests: ['S7-132', 'S7-133'],
  },
  {
    id: 'GET /api/overview',
    says: 'What wants an admin now, and what happened by day in India',
    tests: [
      'S7-1140',
      'S7-1183',
      'S7-1141',
      'S7-1142',
      'S7-1143',
      'S7-1188',
      'S7-1144',
      'S7-1145',
      'S7-1146',
      'S7-1147',
    ],
  },
  {
    id: 'GET /api/admins',
    says: 'Who is an admin, in which role, since when, and whether with a second step, for owners',
    tests: ['S7-1150'],
  },
  {
    id: 'POST /api/admins/{adminId}/role',
    says: 'An owner gives an admin another role, which holds from the next call on',
    tests: ['S7-1151', 'S7-1152'],
  },
  {
    id: 'GET /api/system',
    says: 'How the product is, over all its processes',
    tests: ['S7-135', 'S7-136', 'S7-137', 'S7-138', 'S7-139'],
  },
  {
    id: 'GET /api/stopped-work',
    says: 'Background work that used up its tries',
    tests: ['S7-140', 'S7-141'],
  },
  {
    id: 'POST /api/stopped-work/{workId}/resend',
    says: 'Lets stopped work be tried again',
    tests: ['S7-142', 'S7-143'],
  },
  {
    id: 'POST /api/stopped-work/{workId}/drop',
    says: 'Lets stopped work be',
    tests: ['S7-144'],
  },
  {
    id: 'POST /api/grievances',
    says: 'Files a ticket about personal data',
    tests: ['S7-145', 'S7-146', 'S7-147', 'S7-148'],
  },
  {
    id: 'POST /api/grievances/own',
    says: 'One’s own tickets, with their answers',
    tests: ['S7-149'],
  },
  {
    id: 'GET /api/inbox',
    says: 'What people sent that an admin answers, what is due first on top',
    tests: ['S7-75', 'S7-150', 'S7-1176', 'S7-1177', 'S7-192'],
  },
  {
    id: 'GET /api/inbox/{kind}/{caseId}',
    says: 'One of them with what was written, of which the audit record knows',
    tests: ['S7-1178', 'S7-1179', 'S7-192'],
  },
  {
    id: 'PATCH /api/inbox/{kind}/{caseId}',
    says: 'Who works on it, whether it waits, when it is due, and a note',
    tests: ['S7-188', 'S7-189', 'S7-1180', 'S7-192', 'S7-1190', 'S7-1191'],
  },
  {
    id: 'PATCH /api/grievances/{grievanceId}',
    says: 'Answers a ticket, once',
    tests: ['S7-152', 'S7-153', 'S7-151'],
  },
  {
    id: 'GET /api/my-resume',
    says: 'A candidate’s profile as a resume',
    tests: ['S7-210'],
  },
  {
    id: 'GET /api/my-resume/pdf',
    says: 'The same as one page of PDF; a made resume counts where a resume is required',
    tests: ['S7-211', 'S7-212'],
  },
  {
    id: 'POST /api/jobs/{jobId}/views',
    says: 'Counts who sees a job, once a person and day; no robots, no admins, not its own employer; and where the person came from',
    tests: ['S7-260', 'S7-261', 'S7-262', 'S7-263', 'S7-264', 'S7-268', 'S7-1115'],
  },
  {
    id: 'GET /api/employer-duties',
    says: 'What waits for an employer today',
    tests: ['S7-266', 'S7-267'],
  },
  {
    id: 'POST /api/applications/{applicationId}/withdraw',
    says: 'A candidate withdraws an own application for good; its employer no longer finds it',
    tests: ['S7-213', 'S7-214'],
  },
  {
    id: 'GET /api/jobs/{jobId}/poster',
    says: 'A poster of a live job, with a code that leads to it',
    tests: ['S7-269', 'S7-270'],
  },
  {
    id: 'GET /api/my-profile',
    says: 'A candidate’s profile in parts, which of them are done, and whether one tap can apply with it',
    tests: ['S7-379'],
  },
  {
    id: 'PATCH /api/my-profile/{part}',
    says: 'Saves one part of the profile; the first makes it, and needs the consent',
    tests: ['S7-380', 'S7-381', 'S5-60'],
  },
  {
    id: 'POST /api/my-certificates',
    says: 'Adds a certificate, once for each submissionId, up to ten',
    tests: ['S7-382', 'S7-384', 'S5-61'],
  },
  {
    id: 'POST /api/my-certificates/{certificateId}/remove',
    says: 'Removes an own certificate with its file',
    tests: ['S7-383'],
  },
]
