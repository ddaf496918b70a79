import { expect, test } from 'vitest'
import { secondsOfQuiet, suppressionOf } from './deliveries.rules.ts'

const now = new Date('2026-03-01T09:00:00Z')
const live = {
  event: 'jobLive',
  channel: 'mail',
  createdAt: now,
  isGone: false,
  purpose: 'account',
  isOn: null,
  email: 'a@example.com',
  phone: '+919876543210',
  jobStatus: 'accepted',
  jobEndsAt: new Date('2026-03-10T09:00:00Z'),
} as const

test.each([
  [{}, undefined],
  [{ isGone: true }, 'accountGone'],
  [{ isOn: false }, 'stopped'],
  [{ channel: 'whatsapp' }, 'stopped'],
  [{ channel: 'whatsapp', isOn: true }, undefined],
  [{ channel: 'sms' }, undefined],
  [{ channel: 'sms', phone: '' }, 'noAddress'],
  [{ channel: 'sms', purpose: 'news' }, 'stopped'],
  [{ channel: 'sms', purpose: 'news', isOn: true }, undefined],
  [{ channel: 'sms', createdAt: new Date('2026-02-28T08:59:00Z') }, 'tooLate'],
  [{ email: '' }, 'noAddress'],
  [{ email: '', channel: 'push' }, undefined],
  [{ createdAt: new Date('2026-02-28T08:59:00Z') }, undefined],
  [{ createdAt: new Date('2026-02-28T08:59:00Z'), channel: 'push' }, 'tooLate'],
  [{ createdAt: new Date('2026-02-28T09:00:00Z'), channel: 'push' }, undefined],
  [{ jobStatus: 'expired' }, 'outdated'],
  [{ jobStatus: null, jobEndsAt: null }, 'outdated'],
  [{ jobEndsAt: now }, 'outdated'],
  [{ event: 'jobRejected', jobStatus: 'rejected', jobEndsAt: now }, undefined],
  [{ event: 'jobPutBack', jobStatus: 'expired' }, undefined],
] as const)('S10-66: a delivery with %j is suppressed: %s', (facts, reason) => {
  expect(suppressionOf({ ...live, ...facts }, now)).toBe(reason)
})

test.each([
  ['2026-03-01T15:29:59Z', 0],
  ['2026-03-01T15:30:00Z', 11 * 3600],
  ['2026-03-01T18:30:00Z', 8 * 3600],
  ['2026-03-02T02:29:59Z', 1],
  ['2026-03-02T02:30:00Z', 0],
])('S10-65: at %s the quiet hours in India last for %i more seconds', (instant, seconds) => {
  expect(secondsOfQuiet(new Date(instant))).toBe(seconds)
})
