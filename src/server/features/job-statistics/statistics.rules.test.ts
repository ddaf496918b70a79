import { expect, test } from 'vitest'
import { fillDays, funnelOf } from './statistics.rules.ts'

test('who came to a step came to those before', () => {
  const people = [
    { furthest: 'applied', count: 3 },
    { furthest: 'seen', count: 2 },
    { furthest: 'shortlisted', count: 4 },
    { furthest: 'selected', count: 1 },
    { furthest: 'joined', count: 2 },
  ] as const
  expect(funnelOf(100, people)).toEqual({
    views: 100,
    applied: 12,
    shortlisted: 7,
    interview: 3,
    selected: 3,
    joined: 2,
  })
})

test('every day is there, of a long span the last ones', () => {
  const views = [{ day: '2026-02-27', count: 5 }]
  const applications = [{ day: '2026-03-01', count: 2 }]
  const span = { from: '2026-02-27', to: '2026-03-01' }
  const all = [
    { day: '2026-02-27', views: 5, applications: 0 },
    { day: '2026-02-28', views: 0, applications: 0 },
    { day: '2026-03-01', views: 0, applications: 2 },
  ]
  expect(fillDays(views, applications, { ...span, atMost: 60 })).toEqual(all)
  expect(fillDays(views, applications, { ...span, atMost: 2 })).toEqual(all.slice(1))
  expect(fillDays([], [], { from: '2026-03-01', to: '2026-03-01', atMost: 60 })).toHaveLength(1)
})
