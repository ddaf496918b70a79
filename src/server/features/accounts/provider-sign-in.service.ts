import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { toAccountType } from '#contract/accounts/roles.ts'
import type { AccountType } from '#contract/accounts/roles.ts'
import { providersOf } from '#contract/accounts/provider-sign-in.ts'
import type { ProviderFailure, SignInProvider } from '#contract/accounts/provider-sign-in.ts'
import type { ProviderResult } from '#contract/accounts/provider-result.ts'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { IdentityProviderError } from '#server/ports/identity-provider.ts'
import type { IdentityProvider } from '#server/ports/identity-provider.ts'
import * as accounts from './accounts.repository.ts'
import type { LoginLimits } from './login-limits.ts'
import type { Proofs } from './proofs.service.ts'
import { createSignInCookie } from './sign-in-cookie.ts'

export type IdentityProviders = Readonly<Record<SignInProvider, IdentityProvider | undefined>>

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  identityProviders: IdentityProviders
  loginLimits: LoginLimits
  proofs: Proofs
  config: accounts.NamedAdmins & { appSecret: string; publicUrl: string }
}

type ProviderRedirect = { readonly url: string; readonly cookie: string }

const failureOf = {
  cancelled: 'cancelled',
  unavailable: 'away',
  refused: 'failed',
} as const satisfies Record<IdentityProviderError['problem'], ProviderFailure>

const none = (failure: ProviderFailure): ProviderResult => ({ outcome: 'none', failure })

/** Sign-in with a provider's account, from the redirect to the proof. */
export function createProviderSignIn(deps: Deps) {
  const { db, clock, log, identityProviders, loginLimits, proofs, config } = deps
  const isHttps = config.publicUrl.startsWith('https:')
  const cookie = createSignInCookie(config.appSecret, { isHttps })

  /** @throws AppError NOT_FOUND when this login does not offer the provider */
  function requireProvider(name: SignInProvider, type?: AccountType): IdentityProvider {
    const provider = identityProviders[name]
    const isOffered = type === undefined || providersOf[type].includes(name)
    if (!provider || !isOffered) throw new AppError('NOT_FOUND')
    return provider
  }

  function toFailure(provider: SignInProvider, error: unknown): ProviderResult {
    if (error instanceof IdentityProviderError) {
      const { problem, reason } = error
      const level = problem === 'unavailable' ? 'error' : 'info'
      log[level]({ provider, problem, reason }, 'A provider sign-in failed')
      return none(failureOf[problem])
    }
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return none('tooMany')
    throw error
  }

  return {
    /** The provider's URL and the cookie to set, or why the sign-in failed. */
    async startAtProvider(
      name: SignInProvider,
      type: AccountType,
      redirectUri: string,
    ): Promise<ProviderRedirect | ProviderResult> {
      const provider = requireProvider(name, type)
      try {
        const { url, attempt } = await provider.start(redirectUri)
        const header = cookie.write({ provider: name, type, ...attempt }, clock.now())
        return { url: url.href, cookie: header }
      } catch (error) {
        return toFailure(name, error)
      }
    },

    /** @param cookies the request's Cookie header */
    async finishAtProvider(
      name: SignInProvider,
      callback: URL,
      { cookies, address }: { cookies: string | undefined; address: string },
    ): Promise<ProviderResult> {
      const provider = requireProvider(name)
      const pending = cookie.read(cookies, clock.now())
      const state = callback.searchParams.get('state') ?? ''
      // The callback belongs to another browser, or to no sign-in that we started.
      if (pending?.provider !== name || !isSame(pending.state, state)) return none('failed')
      try {
        await loginLimits.countTry(address)
        const { subject, email } = await provider.finish(callback, pending)
        await loginLimits.uncountTry(address)
        const proven = await proofs.proveByProvider({ provider: name, subject }, email)
        return { outcome: 'proven', ...proven, role: await findRole(proven.uid) }
      } catch (error) {
        return toFailure(name, error)
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

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
