import { createHash } from 'node:crypto'

/** The accounts that the account choosers offer; any other name may be typed. */
export const offeredAccounts = [
  'candidate@example.com',
  'employer@example.com',
  'admin@example.com',
] as const

/** The account of the sample's admin. */
export const sampleAdminAccount: string = offeredAccounts[2]

/** The provider's id of an account, which is the same after a restart. */
export function accountNumber(provider: 'google' | 'facebook', account: string): string {
  const digest = createHash('sha256').update(`${provider}\n${account.toLowerCase()}`).digest('hex')
  return `1${BigInt(`0x${digest}`)
    .toString()
    .slice(0, provider === 'google' ? 20 : 15)}`
}
