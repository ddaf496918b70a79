import { expect, test } from 'vitest'
import type { MessageItem } from '#contract/messages/schemas.ts'
import { groupByAge } from './message-groups.ts'

const at = (createdAt: string): MessageItem => ({
  id: createdAt,
  event: 'shortlisted',
  title: { key: 'event.shortlisted.title' },
  text: { key: 'event.shortlisted.text' },
  link: '/',
  createdAt,
  isRead: false,
})

test('messages are grouped by the calendar in India, in their order', () => {
  // Half past midnight in India.
  const now = new Date('2026-03-10T19:00:00Z')
  const groups = groupByAge(
    [
      '2026-03-10T18:45:00Z',
      '2026-03-10T18:15:00Z',
      '2026-03-09T18:30:00Z',
      '2026-03-09T18:29:00Z',
      '2026-03-03T18:30:00Z',
      '2026-03-03T18:29:00Z',
    ].map(at),
    now,
  )
  expect(groups.map(({ age, items }) => [age, items.length])).toEqual([
    ['today', 1],
    ['yesterday', 2],
    ['lastWeek', 2],
    ['earlier', 1],
  ])
  expect(groupByAge([], now)).toEqual([])
})
