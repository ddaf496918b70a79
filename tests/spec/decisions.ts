import { http, journey, other, unit } from './row.ts'
import type { SpecRow } from './row.ts'

/** What the specification leaves open, contradicts itself in or would do harm with, as it was decided. */
export const decisionRows: readonly SpecRow[] = [
  {
    id: 'lists',
    says: 'Newest first, 200 at most; filtered, sorted and paged in the database; total, next cursor and counts in headers',
    tests: [
      ...http(
        'job-search',
        'two hundred at most as a plain list',
        'pages by cursor: every job once, whatever arrives meanwhile',
      ),
      ...http('own-jobs', 'counts by status and in all', 'pages every job once by $sort $order'),
      ...http('applications', 'pages newest first, filters and searches; the counts add up'),
      ...http('access-matrix', 'no page is longer than 200'),
    ],
  },
  {
    id: 'labels and values',
    says: 'The server takes a label or its value and stores the value; replies give labels',
    tests: [
      ...http('profiles', 'a candidate reads what was saved, with labels'),
      ...http('post-job', 'posts for free: the job waits for verification'),
    ],
  },
  {
    id: 'times',
    says: 'Kept in UTC, read in India',
    tests: [
      ...unit('contract/india-time', 'a day begins at midnight in India'),
      ...unit('server/db/client', 'reads whole numbers, days and instants as the code means them'),
    ],
  },
  {
    id: 'proof of identity',
    says: 'Random, single use, five minutes, one identity; nothing is had without it',
    tests: http(
      'sign-in',
      'refuses without a proof, and with anything that is none',
      "refuses somebody else's uid beside a right proof",
      'takes a proof once, also when twenty come at once',
      'takes a proof for five minutes',
    ),
  },
  {
    id: 'session token',
    says: 'Kept hashed, slides for 30 days, dead at logout',
    tests: http(
      'sessions',
      'is kept hashed',
      'ends after thirty days without use',
      'slides with use, written down at most once an hour',
      'A6: ends this session at once and no other',
    ),
  },
  {
    id: 'login codes',
    says: 'Six digits, hashed, five minutes, five tries, one use; resend after 30, 60, 120 seconds; no answer tells of an account',
    tests: [
      ...http(
        'login-codes',
        'A1: keeps neither the code nor the proof as they are',
        'A1: takes a code for five minutes',
        'A3: forgives four wrong codes, not five',
        'A2: lets people ask again after 30, then 60, then 120 seconds',
        'answers the same for a number with an account and for one without',
      ),
      ...http(
        'code-limits',
        'A4: let the owner in a quarter of an hour after strangers used up the day',
        'leave out this machine in local mode only',
      ),
      ...http(
        'code-alike',
        'A2: a code is sent alike to a number with an account and to one without',
        'A2: a wrong code is refused alike, whether or not the number has an account or a code',
      ),
    ],
  },
  {
    id: 'admins',
    says: 'Named by configuration or on the command line, and out as soon as they are no longer named',
    tests: http(
      'sign-in',
      'A7: are those of the configuration and of the command line, nobody else',
      'are out at once when they are no longer named',
    ),
  },
  {
    id: 'every call, every role',
    says: 'Each call is refused to each kind of person whom it is not for',
    tests: http(
      'access-matrix',
      'every call, for every kind of person > %s',
      'what the matrix says of roles is what the calls declare',
    ),
  },
  {
    id: 'free posts',
    says: 'Only the server counts, in the transaction that posts: two tabs can’t both be second',
    tests: http(
      'post-job',
      'counts the posts that reached verification',
      'a job that is not paid yet uses up no free post',
      'P9: of %i posts at once by a new employer two are free',
    ),
  },
  {
    id: 'two admins at once',
    says: 'A change carries the version it saw; of two one is told',
    tests: [
      ...http('admin-status', 'R4: of two admins who saw the same job, one decides'),
      ...http('admin-edit', 'of two edits that saw the same job, one is saved'),
      ...journey('admin', 'the later one is told and sees what is'),
    ],
  },
  {
    id: 'files by their bytes',
    says: 'Judged by bytes; images written anew; a resume is parsed and served as a download',
    tests: http(
      'files',
      '${what} is refused whatever it is called',
      'pixels are written anew: no metadata, no rider, at most 512 a side, upright',
      '${what}: refused',
      'a resume is a download with a name of ours',
    ),
  },
  {
    id: 'Aadhaar',
    says: 'A whole number is refused; kind and last four characters are enough',
    tests: [
      ...http('profile-extras', '%s with %s is refused at %s'),
      ...unit('contract/govt-id', '%s is an Aadhaar number: %s'),
    ],
  },
  {
    id: 'prices',
    says: 'Only the server prices; create-order answers 409 if the amount differs',
    tests: http(
      'create-order',
      'orders %s at the price of the server',
      'another amount is refused, and the provider hears nothing: %s',
    ),
  },
  {
    id: 'one order, one job, once',
    says: 'Callback, signed webhook and sweep run the same function; a paid job is never lost nor paid twice',
    tests: [
      ...http(
        'verify-payment',
        'P4: brought again and again, also at once, it is one payment, one invoice, one job',
        'a second payment of an order goes back',
      ),
      ...http(
        'payment-webhook',
        'P6: callback and webhook in either order, and at once, end alike',
      ),
      ...http(
        'payment-sweep',
        'P8: releases a job whose browser was closed after paying, within 15 minutes',
      ),
    ],
  },
  {
    id: 'unpaid jobs',
    says: "Kept for 30 days; the dashboard offers 'Pay now'",
    tests: [
      ...http('payment-sweep', 'are dropped after 30 days, with their logo, and not before'),
      ...journey('payments', 'closed, then paid from the dashboard'),
    ],
  },
  {
    id: 'public job pages',
    says: 'Readable without signing in or JavaScript; Apply Now goes through the login and comes back',
    tests: journey(
      'public-jobs',
      'jobs are searched, paged through and read',
      'a candidate applies from a public page',
      'a job that is over is gone',
    ),
  },
  {
    id: 'companies of the home page',
    says: 'Employers of live jobs with a logo, filled up with neutral marks',
    tests: [
      ...http(
        'hiring-companies',
        'needs no session and names companies of live jobs, the newest first',
        'leaves out jobs without a logo, and those that are not live',
      ),
      ...journey('public-pages', 'home can be read and left'),
    ],
  },
  {
    id: 'contacts and links',
    says: 'Product name, phone, mailbox, address and social links are configuration',
    tests: http('site', 'tells what is configured, and no secret'),
  },
  {
    id: 'forms',
    says: 'One schema on both sides; every failing field is marked, the first is focused and told',
    tests: [
      ...unit('contract/form-messages', 'the job form > says what is missing'),
      ...journey('post-job', 'the form tells what is wrong, in place and in its order'),
      ...journey('candidate', 'is marked, told, and keeps what was typed'),
    ],
  },
  {
    id: 'rupees',
    says: 'The rupee sign and Indian digit groups',
    tests: [
      ...unit('web/lib/salary-text', 'salaryText > shows %s as %s'),
      ...journey('post-job', 'because the free posts are used meanwhile shows the price'),
    ],
  },
  {
    id: 'local mode',
    says: 'Nothing configured, it runs whole; codes land in /dev/outbox and /dev/outbox.json; every screen says that it is a demonstration',
    tests: [
      ...unit('server/config', 'needs nothing on a machine of one’s own'),
      ...http(
        'outbox',
        'lists messages newest first',
        'shows them on a page without scripts, its texts escaped, its style allowed by its policy',
        'is not there once real messages are sent',
      ),
      ...journey('home', 'every screen says that it is a demonstration'),
    ],
  },
  {
    id: 'production',
    says: 'Refuses to start while a stand-in would be used, naming each missing setting, unless that is wanted',
    tests: [
      ...unit(
        'server/config',
        'refuses production without %s, unless stand-ins are wanted',
        'starts in production with every setting given',
      ),
      ...other('boot/start', 'every setting that is wrong'),
    ],
  },
]
