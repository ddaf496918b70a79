import type { Catalogue } from './message-keys.ts'

/** The parts of a catalogue, by the first words of their keys. A page loads `common` and those that its route names. */
const prefixes = {
  common: [
    'about',
    'application',
    'choose',
    'common',
    'contact',
    'crash',
    'demo',
    'devices',
    'error',
    'failed',
    'footer',
    'form',
    'gate',
    'grievance',
    'home',
    'job',
    'jobStatus',
    'keys',
    'landing',
    'language',
    'listen',
    'login',
    'logout',
    'nav',
    'notFound',
    'notification',
    'offline',
    'option',
    'pager',
    'pincode',
    'privacy',
    'profile',
    'publicJobs',
    'report',
    'response',
    'search',
    'session',
    'social',
    'upload',
    'validation',
  ],
  candidate: ['applySheet', 'builder', 'candidate', 'myApplication', 'myProfile', 'resume'],
  employer: [
    'billing',
    'dashboard',
    'employerProfile',
    'jobClosing',
    'jobMenu',
    'jobShare',
    'payment',
    'postedJob',
    'renewal',
    'pricing',
  ],
  applicants: ['review'],
  posting: ['jobForm', 'jobTemplate', 'postQuality', 'posting', 'startFrom'],
  admin: [
    'admin',
    'adminRole',
    'contactRequests',
    'editJob',
    'jobChecks',
    'jobField',
    'secondFactor',
    'settings',
  ],
  system: ['system'],
  synonyms: ['synonyms'],
  admins: ['admins'],
  audit: ['audit'],
  find: ['find'],
  payments: ['dayBook', 'payments'],
  messages: ['event', 'messages'],
  reviews: ['jobReview'],
  saved: ['alert', 'saved'],
  questions: ['question'],
  rejections: ['rejectMessage'],
  checkIn: ['checkIn'],
  joining: ['joining', 'teamRole'],
  team: ['team'],
  assessments: ['typing', 'voice'],
  inbox: ['inbox'],
  interviews: ['interview', 'interviews'],
  statistics: ['statistics'],
  charts: ['chart'],
  overview: ['overview'],
  check: ['check'],
  evidence: ['companyPage', 'evidence'],
  organisations: ['blocks', 'organisations'],
  companies: ['companies'],
  legal: ['legal'],
  /** Names of cities and states, which English has as they are. */
  places: ['place'],
  /** What only the server says: it is sent to no browser. */
  server: [
    'canned',
    'export',
    'invoice',
    'limit',
    'mail',
    'number',
    'outbox',
    'poster',
    'share',
    'signInWindow',
    'sms',
    'standInCheckout',
    'standInSignIn',
  ],
} as const satisfies Record<string, readonly string[]>

export const messageParts = [
  'common',
  'candidate',
  'employer',
  'posting',
  'admin',
  'system',
  'synonyms',
  'admins',
  'audit',
  'find',
  'payments',
  'messages',
  'reviews',
  'saved',
  'questions',
  'rejections',
  'checkIn',
  'joining',
  'team',
  'assessments',
  'inbox',
  'interviews',
  'statistics',
  'charts',
  'overview',
  'applicants',
  'check',
  'evidence',
  'organisations',
  'companies',
  'legal',
  'places',
] as const
export type MessagePart = (typeof messageParts)[number]

export const isMessagePart = (name: unknown): name is MessagePart =>
  messageParts.some((part) => part === name)

/** Where each part of a locale's catalogue is served; a part without messages is not. */
export type MessageAddresses = Readonly<Partial<Record<MessagePart, string>>>

/** The parts, `server` included, that have a key; exactly one, as a test checks. */
export const partsOfKey = (key: string): readonly string[] =>
  Object.entries(prefixes).flatMap(([part, names]: [string, readonly string[]]) =>
    names.includes(prefixOf(key)) ? [part] : [],
  )

export function pickPart(catalogue: Catalogue, part: MessagePart): Catalogue {
  const names: readonly string[] = prefixes[part]
  return Object.fromEntries(
    Object.entries(catalogue).filter(([key]) => names.includes(prefixOf(key))),
  )
}

const prefixOf = (key: string): string => key.slice(0, key.indexOf('.'))
