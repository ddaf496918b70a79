/*
 * What must hold against people who mean harm. The titles of tests that show a statement begin with its id
 * ('A3: ...'); what no test shows yet is said openly.
 */

export type Statement = {
  readonly says: string
  /** The part of it that no test shows yet. */
  readonly notShown?: string
}

export const areas = {
  Z: 'Who may do what',
  A: 'Accounts and codes',
  P: 'Payments',
  F: 'Files',
  I: 'Input',
  W: 'The browser',
  R: 'Races',
} as const

export const statements: Readonly<Record<string, Statement>> = {
  Z1: {
    says: 'A path without a declared policy keeps the server from starting; every call refuses whom its policy does not name, and writes nothing.',
    notShown: 'Loaders of pages have no table of their own; they call the API, which has.',
  },
  Z2: { says: "Another's id in a path or a body is answered as a missing one, to every person." },
  Z3: {
    says: "Another's id with a living session finds no row.",
    notShown: 'Shown for each call, not for each query on its own.',
  },
  Z4: { says: 'A column that is new appears in no answer until somebody lists it.' },
  Z5: {
    says: 'What is hidden is answered as what is missing: same status, bytes and headers, by GET and by HEAD, after the same work.',
  },
  Z6: {
    says: 'Nobody can harvest: ids are random, a page has at most 200 rows, a job that was never accepted shows no applicants, and an employer sees so many of them in an hour.',
  },

  A1: {
    says: 'A code has six random digits, is kept hashed, lives five minutes, and is the only one of its phone.',
  },
  A2: {
    says: 'Sending codes is limited by number however it is spelt, by block of numbers, by network, by day, and by what the product spends in an hour, with an alarm; no answer and no work done for it tells whether a number has an account.',
  },
  A3: {
    says: 'Of a thousand wrong codes at once five are judged, and the right one is refused after them.',
  },
  A4: {
    says: 'Limits outlive a restart, a change of address and a forged one; what others have asked for and guessed locks no owner out for longer than a quarter of an hour.',
    notShown:
      'While they go on asking and guessing at every turn, and where they share the network of the owner.',
  },
  A5: {
    says: 'A forged, foreign or expired token of a provider signs nobody in, and the same e-mail joins no accounts.',
  },
  A6: {
    says: 'Logging out ends the session at once.',
    notShown: 'Changing a phone.',
  },
  A7: {
    says: 'Nobody is an admin by default; the first comes from the configuration or the command line.',
  },

  P1: { says: 'One character changed in order, payment or signature is no payment.' },
  P2: { says: "Another employer's payment is not there." },
  P3: {
    says: 'A payment of another amount, currency or order, or one that is not captured, does not count.',
  },
  P4: { says: 'Told again and again, a payment is one payment, one invoice, one job.' },
  P5: { says: 'One order pays for one job.' },
  P6: { says: "The browser's word and the provider's, in either order or alone, end alike." },
  P7: {
    says: 'What the provider did not sign is refused; events in any order and number end alike.',
    notShown: 'The answering times under load.',
  },
  P8: { says: 'A browser closed after paying loses nothing, nor does a late bank.' },
  P9: { says: 'Of any number of posts at once exactly two are free.' },
  P10: { says: 'A paid job that is rejected has its money go back.' },
  P11: { says: 'After whatever fails at whatever moment the books are right.' },
  P12: { says: "The provider's secret is in no page, script or log." },

  F1: {
    says: 'A file is judged by its bytes; pictures are made anew, documents with active content refused.',
  },
  F2: {
    says: 'Files are served with a fixed type, in a box, kept by nobody, under a name of ours.',
  },
  F3: { says: 'A stored file that is opened in a browser runs no script and asks for nothing.' },
  F4: { says: 'Bombs are refused before they grow, and long bodies at the byte.' },
  F5: { says: 'A name is never a path.' },
  F6: { says: 'A private file opens by a signed link of five minutes, to nobody without one.' },
  F7: {
    says: 'A file with a virus is refused, and so is every file while the scanner is away, unless settings say otherwise.',
  },
  F8: { says: 'What a crash left behind is swept after an hour.' },

  I1: {
    says: 'No parameter, order or filter reaches the database as anything but a value.',
  },
  I2: {
    says: 'Naughty strings are kept exactly, or refused clearly, in every field, and do nothing on any page.',
  },
  I3: {
    says: 'Prototypes, lists for texts, doubled keys, depth, NUL and half letters are refused with a 4xx.',
  },
  I4: { says: 'A body of an odd type is refused, or checked in full.' },
  I5: {
    says: 'A hundred thousand made-up requests, in the long run of the tests, get no 5xx, and each answer is of its schema.',
  },
  I6: {
    says: 'No pattern takes long over a long text.',
  },

  W1: { says: 'A page of another site changes nothing.' },
  W2: { says: 'Only scripts with the nonce of their page, and what those load, run.' },
  W3: { says: 'Every answer carries the headers, refusals and failures too.' },
  W4: { says: 'No address leads to another site, signing in included.' },
  W5: {
    says: 'Nobody keeps an answer or page with personal data, nor does a shared cache in front.',
  },
  W6: { says: 'Forged hosts and headers of the router change nothing.' },
  W7: { says: 'Sources, secrets, traces and unknown methods are not there.' },

  R1: {
    says: 'Of many tries at once one applies.',
    notShown:
      'Five hundred at once: one applies, but some of the others are told 503 instead of 409.',
  },
  R2: { says: 'Shortlisted and rejected at once, an applicant ends as one of the two.' },
  R3: { says: 'A job paused while somebody applies has the application or refused it.' },
  R4: {
    says: 'Accepting and editing at once are one order of events, and no unseen text goes live.',
  },
  R5: { says: 'Two servers that start at once migrate once.' },
}
