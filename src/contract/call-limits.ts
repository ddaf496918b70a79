import type { MessageKey } from './i18n/message-keys.ts'

/**
 * Rate limits of calls. Signed-in people are counted by account, others by network. Calls with the
 * same limit are counted together.
 */
export type CallLimit = {
  readonly name: string
  readonly calls: number
  readonly seconds: number
  readonly messageKey: MessageKey
}

/** 'own': the room counts the call itself; 'none': the call is cheap and reveals nothing. */
export type LimitOfCall = CallLimit | 'own' | 'none'

const tenMinutes = 600
const hour = 3600

/*
 * The limits are generous, because many people may share one network. They stop scrapers, not
 * impatient people.
 */
export const callLimits = {
  usual: { name: 'usual', calls: 3000, seconds: tenMinutes, messageKey: 'limit.usual' },
  search: { name: 'search', calls: 3000, seconds: tenMinutes, messageKey: 'limit.search' },
  places: { name: 'places', calls: 1500, seconds: tenMinutes, messageKey: 'limit.places' },
  files: { name: 'files', calls: 3000, seconds: tenMinutes, messageKey: 'limit.files' },
  profiles: { name: 'profiles', calls: 200, seconds: hour, messageKey: 'limit.saves' },
  posts: { name: 'posts', calls: 200, seconds: hour, messageKey: 'limit.posts' },
  edits: { name: 'edits', calls: 1000, seconds: hour, messageKey: 'limit.saves' },
  /** A page polls every few seconds while a person waits for a payment. */
  orders: { name: 'orders', calls: 5000, seconds: hour, messageKey: 'limit.payments' },
  evidence: { name: 'evidence', calls: 100, seconds: hour, messageKey: 'limit.saves' },
  subscriptions: {
    name: 'subscriptions',
    calls: 200,
    seconds: hour,
    messageKey: 'limit.subscriptions',
  },
  /** Downloads of all data of an account, with files. */
  ownData: { name: 'ownData', calls: 5, seconds: hour, messageKey: 'limit.downloads' },
  grievances: { name: 'grievances', calls: 10, seconds: 24 * hour, messageKey: 'limit.grievances' },
  deletions: { name: 'deletions', calls: 20, seconds: hour, messageKey: 'limit.usual' },
  /** People who come to a walk-in share the network of the office. */
  checkIns: { name: 'checkIns', calls: 600, seconds: hour, messageKey: 'limit.usual' },
  reports: { name: 'reports', calls: 10, seconds: 24 * hour, messageKey: 'limit.reports' },
  views: { name: 'views', calls: 3000, seconds: tenMinutes, messageKey: 'limit.usual' },
  /** A part of the sitemap has thousands of addresses; a market of a million jobs has about thirty parts. */
  sitemaps: { name: 'sitemaps', calls: 300, seconds: hour, messageKey: 'limit.usual' },
  alerts: { name: 'alerts', calls: 200, seconds: hour, messageKey: 'limit.saves' },
  downloads: { name: 'downloads', calls: 100, seconds: hour, messageKey: 'limit.downloads' },
} as const satisfies Record<string, CallLimit>
