import { publicCallRows } from './calls-public.ts'
import { http } from './row.ts'
import type { SpecRow } from './row.ts'

/** The calls that the specification leaves out: the product's own, under /api/. */
export const ownCallRows: readonly SpecRow[] = [
  ...publicCallRows,
  {
    id: 'POST /api/logout',
    says: 'Ends this session and no other',
    tests: http(
      'sessions',
      'A6: ends this session at once and no other',
      'refuses without a session',
    ),
  },
  {
    id: 'GET /api/job-filters',
    says: 'Places and companies that have live jobs',
    tests: http(
      'job-search',
      'names the places and companies of live jobs, each once',
      'names no more than anybody reads',
    ),
  },
  {
    id: 'GET /api/hiring-companies',
    says: 'Companies of the newest live jobs that have a logo',
    tests: http(
      'hiring-companies',
      'needs no session and names companies of live jobs, the newest first',
      'leaves out jobs without a logo, and those that are not live',
    ),
  },
  {
    id: 'GET /api/posting-terms',
    says: 'Whether the next post is free, and its number',
    tests: http(
      'post-job',
      'counts the posts that reached verification',
      'GET /api/posting-terms > is for employers only',
    ),
  },
  {
    id: 'POST /api/unsubscribe',
    says: 'Ends the notifications of this session’s browser',
    tests: http('notifications', 'when it is asked to'),
  },
  {
    id: 'GET /api/push-key',
    says: 'The key that a browser subscribes with',
    tests: http(
      'notifications',
      'gives a point of the curve, the same each time, and never the private half',
    ),
  },
  {
    id: 'GET /api/places/{pincode}',
    says: 'State and city of a pincode; in place of the public lookup elsewhere',
    tests: http('places', 'tells state and city, to everybody', 'knows no %s'),
  },
  {
    id: 'POST /api/contactRequests',
    says: 'Requests for a call back, for admins',
    tests: http(
      'contact',
      'pages through the open ones, the newest first, with counts',
      '%s %s is for admins alone',
    ),
  },
  {
    id: 'PATCH /api/contactRequests/{requestId}',
    says: 'Marks one as done or open',
    tests: http('contact', 'moves a request to those done, and back', '%s %s is for admins alone'),
  },
  {
    id: 'GET /api/site',
    says: 'Name, contacts and links of the site',
    tests: http('site', 'tells what is configured, and no secret'),
  },
  {
    id: 'POST /api/jobs/{jobId}/order',
    says: 'The order of an unpaid job, to pay it now',
    tests: http(
      'create-order',
      'gives the order of an unpaid job, to pay it now',
      'knows no free job, no other job and nobody else',
    ),
  },
  {
    id: 'POST /api/payments',
    says: 'Payments and refunds for admins, the newest first',
    tests: http(
      'payment-lists',
      'lists what was received, the newest first, with counts and sums',
      'filters by what goes back, and by what failed',
      'is for admins alone',
    ),
  },
  {
    id: 'POST /api/refunds/{refundId}/retry',
    says: 'Sends a failed refund again, once',
    tests: http(
      'refunds',
      'sends a failed refund again, as another one',
      'is for admins, and knows no other',
    ),
  },
  {
    id: 'POST /api/orders/{orderId}/check',
    says: 'Asks the provider how far an order is',
    tests: http(
      'create-order',
      'asks the provider, and does what follows',
      "knows no other and nobody else's",
    ),
  },
  {
    id: 'GET /api/jobs/{jobId}/payment',
    says: 'Payment, invoice and refund of a paid job',
    tests: http(
      'verify-payment',
      'sends the paid job to verification, with invoice, count and ledger',
    ),
  },
  {
    id: 'GET /api/billing-details',
    says: 'Whom the employer’s invoices go to',
    tests: http(
      'billing-details',
      'comes from the profile until they are saved',
      '%s is for employers alone',
    ),
  },
  {
    id: 'POST /api/billing-details',
    says: 'Says whom the next invoices go to',
    tests: http(
      'billing-details',
      'keeps them, for whoever asks next',
      'names every answer that is missing, in the order of the form',
      'POST /api/billing-details > refuses %s: %j',
      '%s is for employers alone',
    ),
  },
  {
    id: 'GET /api/jobs/{jobId}/invoice-link',
    says: 'The invoice of a paid job, and its credit note',
    tests: http(
      'invoices',
      'gives the employer and admins a download of the invoice',
      'knows no invoice of an unpaid, free, foreign or missing job',
      'is for employers and admins alone',
    ),
  },
  {
    id: 'GET /api/day-book',
    says: 'Invoices and credit notes between two days, for the accountant',
    tests: http(
      'day-book',
      'has a line for each invoice and credit note, which takes its amounts back',
      'refuses %j and says why',
      'is for admins alone',
    ),
  },
  {
    id: 'GET /api/sessions',
    says: 'where somebody is signed in, paged: device, rough network, when, last seen, which is this one',
    tests: http(
      'session-list',
      'tells what device signed in, from what network, when, and when it was last seen',
      'lists one’s own alone, the newest first, and not those that are over',
      'is paged',
    ),
  },
  {
    id: 'POST /api/sessions/{sessionId}/end',
    says: 'ends one of their own at once; another person’s looks like none',
    tests: http(
      'session-list',
      'A6: ends that session at once, with its notifications, and no other',
      'Z2, Z5: somebody else’s looks like none, whoever asks',
    ),
  },
  {
    id: 'POST /api/sessions/end-others',
    says: 'ends all but the one that asks; answers how many',
    tests: http('session-list', 'A6: ends all but the one that asks'),
  },
  {
    id: 'GET /api/second-factor',
    says: 'whether it is on, required and awaited; how many recovery codes are left',
    tests: [
      ...http('second-factor', 'waits for the code and then goes on with another token'),
      ...http('second-factor-set-up', 'gives an app all that it needs, and recovery codes once'),
    ],
  },
  {
    id: 'POST /api/second-factor/enter',
    says: 'a code or a recovery code -> another token for the session',
    tests: http(
      'second-factor',
      'waits for the code and then goes on with another token',
      'takes a recovery code as it is typed from paper, once, from its owner alone',
    ),
  },
  {
    id: 'POST /api/second-factor/begin',
    says: 'a secret for an app; in the place of another for a fresh code of that one',
    tests: http(
      'second-factor-set-up',
      'gives an app all that it needs, and recovery codes once',
      '%s asks for a fresh code',
    ),
  },
  {
    id: 'POST /api/second-factor/confirm',
    says: 'the first code -> another token, and ten recovery codes',
    tests: http(
      'second-factor-set-up',
      'gives an app all that it needs, and recovery codes once',
      'needs a code of the new secret',
    ),
  },
  {
    id: 'POST /api/second-factor/recovery-codes',
    says: 'a fresh code -> ten others',
    tests: http('second-factor-set-up', 'has the newest recovery codes alone'),
  },
  {
    id: 'POST /api/second-factor/remove',
    says: 'a fresh code -> no second step any more, where none is required',
    tests: http(
      'second-factor-set-up',
      'is gone when it is taken away, with its recovery codes',
      'it can be replaced and not removed',
    ),
  },
  {
    id: 'GET /api/privacy',
    says: 'What is kept about its owner, and what they agreed to',
    tests: http('privacy', 'tells its owner how they sign in and what they agreed to'),
  },
  {
    id: 'POST /api/privacy/account-consent',
    says: 'Agrees to what the account is kept for',
    tests: http('privacy', 'keeps the consent of a profile that was made without', 'refuses %j'),
  },
  {
    id: 'POST /api/privacy/stop-notifications',
    says: 'Takes the consent to notifications back, in every browser',
    tests: http('consents', 'taken back everywhere stay off until they are agreed to again'),
  },
  {
    id: 'POST /api/privacy/sharings',
    says: 'The employers that got an application',
    tests: http('privacy', 'is listed, the newest first, in portions'),
  },
  {
    id: 'PATCH /api/privacy/sharings/{applicationId}',
    says: 'Stops sharing an application, or shares it again',
    tests: http(
      'privacy',
      'is seen no more once it is taken back, and again once it is given back',
      'is shared again with consent alone',
      'is nobody else’s to know or change',
    ),
  },
  {
    id: 'GET /api/privacy/my-data',
    says: 'Everything that is kept about its owner, as a ZIP',
    tests: http(
      'privacy',
      'gives a candidate everything, with the files as they were sent',
      'gives an employer jobs and company, and nothing of the applicants',
      'is nobody’s without a session',
    ),
  },
  {
    id: 'POST /api/privacy/delete-account',
    says: 'Deletes the account: hidden and locked at once, erased a year later',
    tests: [
      ...http(
        'account-deletion',
        'is refused with %s; nothing is written',
        'ends every session and notification at once',
        'has no job that anybody finds, reads the contact of, or brings back',
      ),
      ...http('erasure', 'all that names the person is gone, but for the books'),
    ],
  },
  {
    id: 'POST /api/privacy/nominee',
    says: 'Names who acts for somebody',
    tests: http('privacy', 'names somebody, somebody else, and nobody', 'takes no nominee like %j'),
  },
  {
    id: 'GET /api/sayings',
    says: 'Words of the trade with what they mean, for admins',
    tests: http('sayings', 'are listed in pages, each once', 'are for admins alone'),
  },
  {
    id: 'POST /api/sayings',
    says: 'Says what words mean',
    tests: http(
      'sayings',
      'that an admin adds, changes and removes are those of new searches',
      'saved or removed again change nothing; all is in the audit record',
      'are refused like %j',
    ),
  },
  {
    id: 'POST /api/sayings/remove',
    says: 'Lets words mean nothing but themselves',
    tests: http(
      'sayings',
      'that an admin adds, changes and removes are those of new searches',
      'saved or removed again change nothing; all is in the audit record',
    ),
  },
  {
    id: 'GET /api/system',
    says: 'How the product is, over all its processes',
    tests: http(
      'system',
      'the system page tells of the processes that are there, and of no others',
      'it tells how database, background work and storage are',
      'what people did is counted over all processes, by the hour and the day',
      'each outside service tells when it last did its work, and when it did not',
      'the last whole backup is told',
    ),
  },
  {
    id: 'GET /api/stopped-work',
    says: 'Background work that used up its tries',
    tests: http(
      'stopped-work',
      'is listed with its kind, when it stopped and why, without anybody’s data',
      'is listed in pages, the newest first, each once',
    ),
  },
  {
    id: 'POST /api/stopped-work/{workId}/resend',
    says: 'Lets stopped work be tried again',
    tests: http(
      'stopped-work',
      'is tried again when an admin says so: once, however often that is said',
      'is named by a number',
    ),
  },
  {
    id: 'POST /api/stopped-work/{workId}/drop',
    says: 'Lets stopped work be',
    tests: http(
      'stopped-work',
      'goes when an admin drops it; what still has tries can’t be dropped',
    ),
  },
  {
    id: 'POST /api/grievances',
    says: 'Files a ticket about personal data',
    tests: http(
      'grievances',
      'gives a number and a day, and confirms both by mail',
      'twice with one form is one ticket, at once too',
      'refuses %j',
      'is for those who have an account',
    ),
  },
  {
    id: 'POST /api/grievances/own',
    says: 'One’s own tickets, with their answers',
    tests: http('grievances', 'shows nobody the tickets of others'),
  },
  {
    id: 'POST /api/grievances/received',
    says: 'Tickets for admins, what is due first on top',
    tests: http(
      'grievances',
      'has what is due first on top, with who asks; what is late says so',
      'is for admins alone',
    ),
  },
  {
    id: 'PATCH /api/grievances/{grievanceId}',
    says: 'Answers a ticket, once',
    tests: http(
      'grievances',
      'sends the answer, shows it to its owner, and takes the ticket off the list',
      'is done once: the same again changes nothing, another is refused',
      'is for admins alone',
    ),
  },
]
