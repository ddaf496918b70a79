import { toAccountType } from '#contract/accounts/roles.ts'
import type { Role } from '#contract/accounts/roles.ts'
import type { Composition } from '#server/compose/compose.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { CodeSender } from '../../ports/code-sender.ts'

/** Stores each code until it is read, in place of a phone. */
export function createCodeCatcher(): CodeSender & { codeOf: (phone: string) => string } {
  const codes = new Map<string, string>()
  return {
    sendLoginCode: async ({ phone, code }) => void codes.set(phone, code),
    codeOf: (phone) => codes.get(phone) ?? '',
  }
}

const device = { browser: 'other', system: 'other', network: '' } as const

/** Signs a person in by the regular steps: code, proof, session. */
export async function signUp(
  { services: { accounts }, languages }: Pick<Composition, 'services' | 'languages'>,
  codeOf: (phone: string) => string,
  phone: string,
  role: Role,
): Promise<Viewer> {
  const address = '127.0.0.1'
  await accounts.sendOtp(phone, { address, t: languages.translatorOf(languages.main) })
  const proof = await accounts.verifyOtp(phone, codeOf(phone), address)
  const { token } = await accounts.generateToken(
    proof,
    { type: toAccountType(role), locale: null },
    device,
  )
  const viewer = await accounts.findViewer(token)
  if (!viewer) throw new Error(`${role} ${phone} could not sign in`)
  await accounts.logout(viewer, token)
  return viewer
}
