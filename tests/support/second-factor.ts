import { Secret, TOTP } from 'otpauth'
import { expectOk } from './inject.ts'
import type { TestReply } from './inject.ts'
import type { TestApp } from './test-app.ts'
import { signIn, viewerWith } from './viewers.ts'
import type { TestViewer } from './viewers.ts'

/** What an app with the secret shows at the test's instant; `steps` half minutes later or earlier. */
export function codeNow({ clock }: Pick<TestApp, 'clock'>, secret: string, steps = 0): string {
  const timestamp = clock.now().getTime() + steps * 30_000
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
}

/** A code that was not used yet: for that, half a minute passes. */
export function nextCode(testApp: Pick<TestApp, 'clock'>, secret: string): string {
  testApp.clock.advance({ seconds: 30 })
  return codeNow(testApp, secret)
}

/** The secret that is shown to be set up; where there is a second step already, for a code of it. */
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

/** Sets up a second step, or another one, as its owner would. */
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

/** A second session of somebody, as it is before its second step. */
export async function signInAgain(testApp: TestApp, owner: TestViewer): Promise<TestViewer> {
  const { token, accountId, role, phone } = await signIn(testApp, owner.role, owner.phone)
  const { factorSecret } = owner
  const secret = factorSecret === undefined ? {} : { factorSecret }
  return viewerWith(testApp, { token, accountId, role, phone, ...secret })
}

type Act = 'begin' | 'confirm' | 'enter' | 'recovery-codes' | 'remove'

export const callFactor = (viewer: TestViewer, act: Act, code?: string): Promise<TestReply> =>
  viewer.call('POST', `/api/second-factor/${act}`, { json: code === undefined ? {} : { code } })

/** What the product tells somebody of their second step. */
export const factorOf = async (viewer: TestViewer) =>
  (await expectOk(viewer.call('GET', '/api/second-factor'))).json()

/** 200 where the session may do what it came for. */
export const statusOf = async (viewer: TestViewer) =>
  (await viewer.call('POST', '/api/check_auth')).statusCode

/** Signs somebody in once more and answers with a code. */
export async function enterAnew(testApp: TestApp, owner: FactorOwner, code: string) {
  const waiting = await signInAgain(testApp, owner.viewer)
  return { waiting, reply: await callFactor(waiting, 'enter', code) }
}
