import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteDraftsOfOthers, draftValue } from './device-drafts.ts'
import { clearSessionOf, logOutHere, readSession, saveSession } from './session.ts'

const draft = { hrname: 'Meera Nair', hrmobileNumber: '9812345670' }

/** Local storage whose keys are its own properties, as in browsers. */
class FakeStorage {
  [name: string]: unknown
  getItem(name: string): unknown {
    return Object.hasOwn(this, name) ? this[name] : null
  }
  setItem(name: string, value: string): void {
    this[name] = value
  }
  removeItem(name: string): void {
    delete this[name]
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { cookie: '' })
  saveSession({ token: 'first', type: 'employee' })
  draftValue('A').write(draft)
})
afterEach(() => vi.unstubAllGlobals())

test('logging out deletes the draft of a job', () => {
  logOutHere()
  expect(readSession()).toBeUndefined()
  expect(JSON.stringify(localStorage)).not.toContain('Meera')
})

test('a lost session leaves the draft for the same person', () => {
  clearSessionOf('first')
  saveSession({ token: 'second', type: 'employee' })
  deleteDraftsOfOthers('A')
  expect(draftValue('A').read()).toEqual(draft)
})

test('a draft does not outlive the sign-in of another employer', () => {
  clearSessionOf('first')
  saveSession({ token: 'second', type: 'employee' })
  deleteDraftsOfOthers('B')
  expect(draftValue('A').read()).toBeNull()
})

test.each(['users', 'admin'] as const)('nor that of a person of another kind: %s', (type) => {
  clearSessionOf('first')
  saveSession({ token: 'second', type })
  expect(draftValue('A').read()).toBeNull()
})
