import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminRoles } from '#contract/admin/roles.ts'
import { startPage } from './start-page.ts'
import { noteTeamRole } from './team-role.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

test('everybody begins at the page of their work', () => {
  expect(startPage('users').path).toBe('/jobsearch')
  expect(startPage('employee').path).toBe('/employee_dashboard')
  expect(startPage('admin').path).toBe('/section-5')
})

test('an admin begins at the page of the desk', () => {
  const starts = adminRoles.map((role) => {
    noteTeamRole(role)
    return `${role}: ${startPage('admin').path}`
  })
  expect(starts).toEqual([
    'owner: /section-5',
    'verifier: /section-5',
    'finance: /payments',
    'support: /inbox',
  ])
})

test('an answer that names no role leaves the one that is stored', () => {
  noteTeamRole('support')
  noteTeamRole(null)
  noteTeamRole('')
  expect(startPage('admin').path).toBe('/inbox')
})
