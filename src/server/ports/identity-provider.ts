/** The state that the browser holds between leaving for the provider and coming back. */
export type SignInAttempt = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

export type VerifiedIdentity = {
  /** The provider's id of the person, the only key to an account. */
  readonly subject: string
  /** An address that the provider has verified, if any. */
  readonly email: string | undefined
}

/**
 * 'unavailable': the provider is away, slow or unreadable; 'cancelled': the person cancelled there;
 * 'refused': the reply proves nothing.
 */
export type IdentityProviderProblem = 'unavailable' | 'cancelled' | 'refused'

/** Its message and `reason` hold no tokens, so they may be logged. */
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

/**
 * Identifies a person by an account elsewhere. Both calls throw IdentityProviderError, and no other
 * error.
 */
export type IdentityProvider = {
  /** The address to send the browser to. The provider sends it back to `redirectUri`. */
  start: (redirectUri: string) => Promise<{ url: URL; attempt: SignInAttempt }>
  /** @param callback the URL that the browser came back to, with the provider's parameters */
  finish: (callback: URL, attempt: SignInAttempt) => Promise<VerifiedIdentity>
}
