import type { SecondFactorHint } from '#contract/second-factor/schemas.ts'

/* Whether to offer a second factor to the admin who signed in on this browser. */

const storageKey = 'second-factor-offer'

/** Stores the hint of a sign-in. An offer that was declined on this browser is not repeated. */
export function saveHint(hint: SecondFactorHint | undefined): void {
  const isOffer = hint === 'offer'
  if (isOffer && localStorage.getItem(storageKey) !== 'declined') {
    localStorage.setItem(storageKey, 'open')
  }
  if (!isOffer && localStorage.getItem(storageKey) === 'open') localStorage.removeItem(storageKey)
}

export const isOfferOpen = (): boolean => localStorage.getItem(storageKey) === 'open'

export const declineOffer = (): void => localStorage.setItem(storageKey, 'declined')

/** The second factor is on, so there is nothing to offer. */
export const closeOffer = (): void => localStorage.removeItem(storageKey)
