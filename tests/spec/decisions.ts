import type { SpecRow } from './row.ts'

/** Rules that were open, contradictory or harmful at first, as they were decided. */
export const decisionRows: readonly SpecRow[] = [
  {
    id: 'lists',
    says: 'Newest first, 200 at most; filtered, sorted and paged in the database; total, next cursor and counts in headers',
    tests: ['S7-12', 'S7-15', 'S7-18', 'S7-19', 'S2-53', 'S11-1'],
  },
  {
    id: 'labels and values',
    says: 'The server takes a label or its value and stores the value; replies give labels',
    tests: ['S3-20', 'S3-12'],
  },
  {
    id: 'times',
    says: 'Kept in UTC, read in India',
    tests: ['S11-2', 'S11-3'],
  },
  {
    id: 'proof of identity',
    says: 'Random, single use, five minutes, one identity; nothing is had without it',
    tests: ['S7-4', 'S11-4', 'S7-5', 'S10-43'],
  },
  {
    id: 'session token',
    says: 'Kept hashed, slides for 30 days, dead at logout',
    tests: ['S7-56', 'S10-45', 'S11-5', 'S7-66'],
  },
  {
    id: 'login codes',
    says: 'Six digits, hashed, five minutes, five tries, one use; resend after 30, 60, 120 seconds; no answer tells of an account',
    tests: ['S11-6', 'S10-22', 'S10-23', 'S9-14', 'S11-7', 'S10-27', 'S11-8', 'S11-9', 'S11-10'],
  },
  {
    id: 'admins',
    says: 'Named by configuration or on the command line, and out as soon as they are no longer named',
    tests: ['S6-12', 'S11-11'],
  },
  {
    id: 'every call, every role',
    says: 'Each call is refused to each kind of person whom it is not for',
    tests: ['S11-12', 'S11-13'],
  },
  {
    id: 'free posts',
    says: 'Only the server counts, in the transaction that posts: two tabs can’t both be second',
    tests: ['S7-71', 'S11-14', 'S10-2'],
  },
  {
    id: 'bought posts',
    says: 'Free posts first, then the oldest; spent once, whatever races; back by itself when the job was never published; what is left is refunded by hand or with the account',
    tests: [
      'S7-334',
      'S7-335',
      'S7-336',
      'S7-337',
      'S7-338',
      'S7-339',
      'S7-340',
      'S7-341',
      'S7-342',
      'S7-349',
    ],
  },
  {
    id: 'renewals',
    says: 'Days are added once, whatever reports the payment; a renewal that comes too late goes back whole; refunded by hand, its days go too',
    tests: ['S7-642', 'S7-645', 'S7-646', 'S7-647', 'S7-649'],
  },
  {
    id: 'two admins at once',
    says: 'A change carries the version it saw; of two one is told',
    tests: ['S11-15', 'S11-16', 'S8-12'],
  },
  {
    id: 'files by their bytes',
    says: 'Judged by bytes; images written anew; a resume is parsed and served as a download',
    tests: ['S5-12', 'S5-14', 'S5-15', 'S11-17'],
  },
  {
    id: 'Aadhaar',
    says: 'A whole number is refused; kind and last four characters are enough',
    tests: ['S11-18', 'S11-19'],
  },
  {
    id: 'prices',
    says: 'Only the server prices; create-order answers 409 if the amount differs',
    tests: ['S7-42', 'S7-43'],
  },
  {
    id: 'one order, one job, once',
    says: 'Callback, signed webhook and sweep run the same function; a paid job is never lost nor paid twice',
    tests: ['S7-51', 'S11-20', 'S11-21', 'S11-22'],
  },
  {
    id: 'unpaid jobs',
    says: "Kept for 30 days; the dashboard offers 'Pay now'",
    tests: ['S10-10', 'S8-9'],
  },
  {
    id: 'public job pages',
    says: 'Readable without signing in or JavaScript; Apply Now goes through the login and comes back',
    tests: ['S1-26', 'S1-29', 'S11-23'],
  },
  {
    id: 'companies of the home page',
    says: 'Employers of live jobs with a logo, filled up with neutral marks',
    tests: ['S7-69', 'S7-70', 'S1-2'],
  },
  {
    id: 'contacts and links',
    says: 'Product name, phone, mailbox, address and social links are configuration',
    tests: ['S7-78'],
  },
  {
    id: 'forms',
    says: 'One schema on both sides; every failing field is marked, the first is focused and told',
    tests: ['S5-6', 'S1-15', 'S5-17'],
  },
  {
    id: 'rupees',
    says: 'The rupee sign and Indian digit groups',
    tests: ['S11-24', 'S11-25'],
  },
  {
    id: 'local mode',
    says: 'Nothing configured, it runs whole; codes land in /dev/outbox and /dev/outbox.json; every screen says that it is a demonstration',
    tests: ['S11-26', 'S11-27', 'S11-28', 'S11-29', 'S11-30'],
  },
  {
    id: 'production',
    says: 'Refuses to start while a stand-in would be used, naming each missing setting, unless that is wanted',
    tests: ['S11-31', 'S11-32', 'S11-33'],
  },
]
