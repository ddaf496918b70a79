import { Secret, TOTP } from 'otpauth'
import { expectOk } from './inject.ts'
import type { TestReply } from './inject.ts'
import type { TestApp } from './test-app.ts'
import { signIn, viewerWith } from './viewers.ts'
import type { TestViewer } from './viewers.ts'

/** The code at the test's instant; `steps` half minutes later or earlier. */
export function codeNow({ clock }: Pick<TestApp, 'clock'>, secret: string, steps = 0): string {
  const timestamp = clock.now().getTime() + steps * 30_000
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
}

/** An unused code; it advances the clock by half a minute. */
export function nextCode(testApp: Pick<TestApp, 'clock'>, secret: string): string {
  testApp.clock.advance({ seconds: 30 })
  return codeNow(testApp, secret)
}

/** Begins the set-up and returns the secret; an existing second step needs a code. */
export async function beginSetUp(
  testApp: Pick<TestApp, 'clock'>,
  viewer: TestViewer,
): Promise<string> {
  const { factorSecret } = viewer
  const json = factorSecret === undefined ? {} : { code: nextCode(testApp, factorSecret) }
  const begun = await expectOk(viewer.call('POST', '/api/second-factor/begin', { json }))
  return begun.json().secret
}

export type FactorOwner = {
  readonly viewer: TestViewer
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Sets up a second step, or replaces it. */
export async function setUpFactor(testApp: TestApp, owner: TestViewer): Promise<FactorOwner> {
  const secret = await beginSetUp(testApp, owner)
  const json = { code: nextCode(testApp, secret) }
  const confirmed = await expectOk(owner.call('POST', '/api/second-factor/confirm', { json }))
  const { token, recoveryCodes } = confirmed.json()
  const { accountId, role, phone } = owner
  const viewer = viewerWith(testApp, { token, accountId, role, phone, factorSecret: secret })
  return { viewer, secret, recoveryCodes }
}

/** An admin with a second step, whose new session waits for its code. */
export async function signInWaiting(testApp: TestApp): Promise<TestViewer> {
  const { viewer } = await setUpFactor(testApp, await signIn(testApp, 'admin'))
  return await signInAgain(testApp, viewer)
}

/** Another session of a person, before its second step. */
export async function signInAgain(testApp: TestApp, owner: TestViewer): Promise<TestViewer> {
  const { token, accountId, role, phone } = await signIn(testApp, owner.role, owner.phone)
  const { factorSecret } = owner
  const secret = factorSecret === undefined ? {} : { factorSecret }
  return viewerWith(testApp, { token, accountId, role, phone, ...secret })
}

type Act = 'begin' | 'confirm' | 'enter' | 'recovery-codes' | 'remove'

export const callFactor = (viewer: TestViewer, act: Act, code?: string): Promise<TestReply> =>
  viewer.call('POST', `/api/second-factor/${act}`, { json: code === undefined ? {} : { code } })

/** The state of a person's second step. */
export const factorOf = async (viewer: TestViewer) =>
  (await expectOk(viewer.call('GET', '/api/second-factor'))).json()

/** 200 if the session has full access. */
export const statusOf = async (viewer: TestViewer) =>
  (await viewer.call('POST', '/api/check_auth')).statusCode

/** Signs a person in again with a code. */
export async function enterAnew(testApp: TestApp, owner: FactorOwner, code: string) {
  const waiting = await signInAgain(testApp, owner.viewer)
  return { waiting, reply: await callFactor(waiting, 'enter', code) }
}
