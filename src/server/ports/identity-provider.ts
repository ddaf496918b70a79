/** What has to be kept between leaving for the provider and coming back, in the same browser. */
export type SignInAttempt = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

export type VerifiedIdentity = {
  /** The provider's own name for the person, the only key to an account. */
  readonly subject: string
  /** One that the provider has verified, or none. */
  readonly email: string | undefined
}

/**
 * 'unavailable': away, slow or unreadable; 'cancelled': the person said no there; 'refused': what
 * came back proves nothing.
 */
export type IdentityProviderProblem = 'unavailable' | 'cancelled' | 'refused'

/** Its message and `reason` are free of tokens, so that they may be logged. */
export class IdentityProviderError extends Error {
  override readonly name = 'IdentityProviderError'
  readonly problem: IdentityProviderProblem
  readonly reason: string

  constructor(problem: IdentityProviderProblem, reason: string) {
    super(`${problem}: ${reason}`)
    this.problem = problem
    this.reason = reason
  }
}

/** Tells who somebody is. Both calls throw IdentityProviderError, and no other error. */
export type IdentityProvider = {
  /** Where to send the browser. `redirectUri` is where it comes back to. */
  start: (redirectUri: string) => Promise<{ url: URL; attempt: SignInAttempt }>
  /** @param callback the address that the browser came back to, with what the provider added */
  finish: (callback: URL, attempt: SignInAttempt) => Promise<VerifiedIdentity>
}
