import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { toAccountType } from '#contract/accounts.ts'
import type { AccountType } from '#contract/accounts.ts'
import { providersOf } from '#contract/provider-sign-in.ts'
import type { ProviderAnswer, ProviderFailure, SignInProvider } from '#contract/provider-sign-in.ts'
import type { DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { IdentityProviderError } from '../ports/identity-provider.ts'
import type { IdentityProvider } from '../ports/identity-provider.ts'
import * as accounts from './accounts.repository.ts'
import type { LoginLimits } from './login-limits.ts'
import type { Proofs } from './proofs.service.ts'
import { createSignInCookie } from './sign-in-cookie.ts'

export type IdentityProviders = Readonly<Record<SignInProvider, IdentityProvider | undefined>>

type Needs = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  identityProviders: IdentityProviders
  loginLimits: LoginLimits
  proofs: Proofs
  config: accounts.NamedAdmins & { appSecret: string; publicUrl: string }
}

type Leaving = { readonly url: string; readonly cookie: string }

const failureOf = {
  cancelled: 'cancelled',
  unavailable: 'away',
  refused: 'failed',
} as const satisfies Record<IdentityProviderError['problem'], ProviderFailure>

const none = (failure: ProviderFailure): ProviderAnswer => ({ outcome: 'none', failure })

/** Signing in by a provider's account, from leaving for it to the proof that comes of it. */
export function createProviderSignIn(needs: Needs) {
  const { db, clock, log, identityProviders, loginLimits, proofs, config } = needs
  const isHttps = config.publicUrl.startsWith('https:')
  const cookie = createSignInCookie(config.appSecret, { isHttps })

  /** @throws AppError NOT_FOUND where this login has no such provider */
  function requireProvider(name: SignInProvider, type?: AccountType): IdentityProvider {
    const provider = identityProviders[name]
    const stands = type === undefined || providersOf[type].includes(name)
    if (!provider || !stands) throw new AppError('NOT_FOUND')
    return provider
  }

  function explain(provider: SignInProvider, error: unknown): ProviderAnswer {
    if (error instanceof IdentityProviderError) {
      const { problem, reason } = error
      const level = problem === 'unavailable' ? 'error' : 'info'
      log[level]({ provider, problem, reason }, 'A sign-in by a provider came to nothing')
      return none(failureOf[problem])
    }
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return none('tooMany')
    throw error
  }

  return {
    /** Where the window goes, and what its browser keeps meanwhile; or why it goes nowhere. */
    async startAtProvider(
      name: SignInProvider,
      type: AccountType,
      redirectUri: string,
    ): Promise<Leaving | ProviderAnswer> {
      const provider = requireProvider(name, type)
      try {
        const { url, attempt } = await provider.start(redirectUri)
        const kept = cookie.write({ provider: name, type, ...attempt }, clock.now())
        return { url: url.href, cookie: kept }
      } catch (error) {
        return explain(name, error)
      }
    },

    /** @param cookies the browser's, as it sent them */
    async finishAtProvider(
      name: SignInProvider,
      callback: URL,
      { cookies, address }: { cookies: string | undefined; address: string },
    ): Promise<ProviderAnswer> {
      const provider = requireProvider(name)
      const underWay = cookie.read(cookies, clock.now())
      const state = callback.searchParams.get('state') ?? ''
      // Another browser's answer, or one that nobody here asked for.
      if (underWay?.provider !== name || !isSame(underWay.state, state)) return none('failed')
      try {
        await loginLimits.countTry(address)
        const { subject, email } = await provider.finish(callback, underWay)
        await loginLimits.forgiveTry(address)
        const proven = await proofs.proveByProvider({ provider: name, subject }, email)
        return { outcome: 'proven', ...proven, role: await findRole(proven.uid) }
      } catch (error) {
        return explain(name, error)
      }
    },

    clearSignInCookie: cookie.clear,
  }

  async function findRole(identityId: string): Promise<AccountType | null> {
    const [account] = await accounts.listAccounts(db, identityId)
    if (account) return toAccountType(account.role)
    return (await accounts.findIsAdmin(db, identityId, config)) ? 'admin' : null
  }
}

function isSame(wanted: string, given: string): boolean {
  const [one, other] = [Buffer.from(wanted), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
