import { setTimeout as pause } from 'node:timers/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { AdminRole } from '../../../src/contract/admin/roles.ts'
import type { Person, Preparations } from './api.ts'
import { query } from './journey-database.ts'
import { expect } from './test.ts'

/** Makes an admin of a number, as the command line does. */
export async function makeAdmin(phone: string, role: AdminRole = 'owner'): Promise<void> {
  await query(
    `insert into admin_grants (provider, subject, granted_at, role) values ('phone', $1, now(), $2)`,
    [`+91${phone}`, role],
  )
}

export type AuthenticatorApp = { readonly nextCode: () => Promise<string> }

const periodMs = 30_000

const currentStep = (): number => Math.floor(Date.now() / periodMs)
const remainingMs = (): number => periodMs - (Date.now() % periodMs)

/** How long a slow machine takes from asking for a code to having it checked. */
const typingMs = 8_000

/**
 * An app with a secret. No code is good twice: each is of the half minute after the one before, as
 * far ahead as clocks may differ. The oldest one expires with the present half minute, so that it is
 * given out only while there is time to type it.
 */
export function createApp(key: string): AuthenticatorApp {
  const secret = Secret.fromBase32(key.replaceAll(/\s/g, ''))
  let last = 0
  return {
    async nextCode() {
      // A timer may end a millisecond before its half minute does.
      while (last < currentStep() - 1 && remainingMs() < typingMs) await pause(remainingMs())
      const now = currentStep()
      const step = Math.max(now - 1, last + 1)
      if (step > now + 1) throw new Error('No further code would be taken now')
      last = step
      return TOTP.generate({ secret, timestamp: step * periodMs })
    },
  }
}

/** A code that is none of this app. */
export const wrongCode = (): Promise<string> =>
  createApp(new Secret({ size: 20 }).base32).nextCode()

/** What the set-up page gives for typing into an app. */
export async function readKey(page: Page): Promise<string> {
  const key = page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  await expect(key).toBeVisible()
  return (await key.textContent()) ?? ''
}

/** An admin with a second step, set up by the calls: signed in, and signed in again and waiting. */
export async function createAdminWithFactor(
  request: APIRequestContext,
  prepare: Preparations,
  phone: string,
) {
  await makeAdmin(phone)
  const first = await prepare.signIn('admin', phone)
  const { secret } = await call(request, first, 'begin')
  const app = createApp(secret)
  const code = await app.nextCode()
  const { token, recoveryCodes } = await call(request, first, 'confirm', code)
  const admin: Person = { ...first, token }
  return { app, admin, recoveryCodes, waiting: await prepare.signIn('admin', phone) }
}

async function call(request: APIRequestContext, { token }: Person, act: string, code = '') {
  const reply = await request.post(`/api/second-factor/${act}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { code },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return await reply.json()
}
