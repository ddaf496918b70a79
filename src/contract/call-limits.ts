import type { MessageKey } from './sentences.ts'

/**
 * How many calls of a kind somebody may make within a time: a person by their account, who has none
 * by their network. Calls that name the same limit are counted together.
 */
export type CallLimit = {
  readonly name: string
  readonly calls: number
  readonly seconds: number
  readonly messageKey: MessageKey
}

/** 'own' is counted by the call's room; 'none' costs nothing and reveals nothing. */
export type LimitOfCall = CallLimit | 'own' | 'none'

const tenMinutes = 600
const hour = 3600

/*
 * Generous: half a town may share one network. They stop a program that takes everything, not a
 * person in a hurry.
 */
export const callLimits = {
  usual: { name: 'usual', calls: 3000, seconds: tenMinutes, messageKey: 'limit.usual' },
  search: { name: 'search', calls: 3000, seconds: tenMinutes, messageKey: 'limit.search' },
  places: { name: 'places', calls: 1500, seconds: tenMinutes, messageKey: 'limit.places' },
  files: { name: 'files', calls: 3000, seconds: tenMinutes, messageKey: 'limit.files' },
  profiles: { name: 'profiles', calls: 200, seconds: hour, messageKey: 'limit.saves' },
  posts: { name: 'posts', calls: 200, seconds: hour, messageKey: 'limit.posts' },
  edits: { name: 'edits', calls: 1000, seconds: hour, messageKey: 'limit.saves' },
  /** A page asks every few seconds while somebody waits for a payment. */
  orders: { name: 'orders', calls: 5000, seconds: hour, messageKey: 'limit.payments' },
  subscriptions: {
    name: 'subscriptions',
    calls: 200,
    seconds: hour,
    messageKey: 'limit.subscriptions',
  },
  /** Everything of somebody's, files and all. */
  ownData: { name: 'ownData', calls: 5, seconds: hour, messageKey: 'limit.downloads' },
  grievances: { name: 'grievances', calls: 10, seconds: 24 * hour, messageKey: 'limit.grievances' },
  deletions: { name: 'deletions', calls: 20, seconds: hour, messageKey: 'limit.usual' },
  reports: { name: 'reports', calls: 10, seconds: 24 * hour, messageKey: 'limit.reports' },
  /** A part holds thousands of addresses; a market of a million jobs has some thirty. */
  sitemaps: { name: 'sitemaps', calls: 300, seconds: hour, messageKey: 'limit.usual' },
  downloads: { name: 'downloads', calls: 100, seconds: hour, messageKey: 'limit.downloads' },
} as const satisfies Record<string, CallLimit>
