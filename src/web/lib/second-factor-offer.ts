import type { SecondFactorHint } from '#contract/second-factor.ts'

/* Whether this browser still has to offer a second step to the admin who signed in on it. */

const storageKey = 'second-factor-offer'

/** What a sign-in was told. An offer that was declined here is not made again. */
export function noteHint(hint: SecondFactorHint | undefined): void {
  const isOffer = hint === 'offer'
  if (isOffer && localStorage.getItem(storageKey) !== 'declined') {
    localStorage.setItem(storageKey, 'open')
  }
  if (!isOffer && localStorage.getItem(storageKey) === 'open') localStorage.removeItem(storageKey)
}

export const isOfferOpen = (): boolean => localStorage.getItem(storageKey) === 'open'

export const declineOffer = (): void => localStorage.setItem(storageKey, 'declined')

/** The second step is on: there is nothing to offer. */
export const closeOffer = (): void => localStorage.removeItem(storageKey)
