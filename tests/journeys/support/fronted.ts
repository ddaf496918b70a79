import { startFront } from '../../support/front.ts'
import type { Front } from '../../support/front.ts'
import { test as base } from './test.ts'

/** A journey that reaches the server of all through a front of its own, which may hold back or lose. */
export const test = base.extend<{ front: Front }>({
  // The framework reads what is asked for from the pattern.
  // oxlint-disable-next-line no-empty-pattern
  front: async ({}, use) => {
    const front = await startFront(process.env['JOURNEYS_ADDRESS'] ?? '')
    await use(front)
    await front.close()
  },

  baseURL: async ({ front }, use) => {
    await use(front.address)
  },
})
