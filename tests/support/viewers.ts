import { randomInt } from 'node:crypto'
import { toAccountType } from '#contract/accounts/roles.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { createAdminGrants } from '#server/features/accounts/admin-grants.service.ts'
import { callApi, expectOk } from './inject.ts'
import type { CallOptions, Method, TestReply } from './inject.ts'
import type { TestApp } from './test-app.ts'

export type TestViewer = {
  readonly token: string
  readonly accountId: string
  readonly role: Role
  readonly phone: string
  /** The secret of their second step, base32. */
  readonly factorSecret?: string
  /** Makes a call with this session. */
  readonly call: (method: Method, url: string, options?: CallOptions) => Promise<TestReply>
}

/** A mobile number that no other test has. */
export const newPhone = (): string => `+919${String(randomInt(1_000_000_000)).padStart(9, '0')}`

/** Signs in by phone through the real calls, with the code from the outbox. */
export async function signIn(
  testApp: TestApp,
  role: Role,
  phone: string = newPhone(),
): Promise<TestViewer> {
  if (role === 'admin') await createAdminGrants(testApp.composition).grantAdmin(phone)
  const identity = await proveByPhone(testApp, phone)
  const signedIn = await expectOk(
    callApi(testApp, 'POST', '/generateToken', {
      json: { ...identity, type: toAccountType(role) },
    }),
  )
  const { token } = signedIn.json()
  const viewer = await testApp.composition.services.accounts.findViewer(token)
  if (!viewer) throw new Error('A new session was not found')
  return viewerWith(testApp, { token, accountId: viewer.accountId, role, phone })
}

/** A viewer with a token. */
export const viewerWith = (
  testApp: Pick<TestApp, 'app'>,
  session: Omit<TestViewer, 'call'>,
): TestViewer => ({
  ...session,
  call: (method, url, options = {}) =>
    callApi(testApp, method, url, {
      ...options,
      headers: { authorization: `Bearer ${session.token}`, ...options.headers },
    }),
})

/** A fresh proof for the owner of a phone, as `generateToken` and `setRole` take it. */
export async function proveByPhone(
  testApp: TestApp,
  phone: string,
): Promise<{ uid: string; proof: string }> {
  await expectOk(callApi(testApp, 'POST', '/send-otp', { json: { phoneNumber: phone } }))
  const otp = await readCode(testApp, phone)
  const verified = await expectOk(
    callApi(testApp, 'POST', '/verify-otp', { json: { phoneNumber: phone, otp } }),
  )
  const { uid, proof } = verified.json()
  return { uid, proof }
}

/** The newest login code of a phone. */
export async function readCode({ composition }: TestApp, phone: string): Promise<string> {
  const messages = await composition.outbox.list()
  const code = messages.find((message) => message.to === phone)?.code
  if (code === undefined) throw new Error('No code was sent to this phone')
  return code
}
