import type { Page } from '@playwright/test'
import type { Person, Preparations } from '../api.ts'

export type Stage = {
  readonly page: Page
  readonly prepare: Preparations
  /** A phone, and not a desktop. */
  readonly isPhone: boolean
  /** A mobile number that nobody has. */
  readonly phone: string
  /** A word that nothing else in the product has. */
  readonly word: string
}

/** Where a screen is, and whose it is: nobody's unless told. */
export type Place = { readonly path: string; readonly person?: Person }

/** A screen with the states that it is seen in, each reached from the one before. */
export type Screen = {
  readonly name: string
  /** Makes what the screen shows. */
  readonly prepare: (stage: Stage) => Place | Promise<Place>
  /** Each waits until its state is to be seen. */
  readonly states: Readonly<Record<string, (stage: Stage) => Promise<void>>>
  /** Another screen shows nearly the same: this one is looked at in the long run. */
  readonly isLikeAnother?: boolean
  /** This one is looked at in `npm test` too. */
  readonly isCore?: boolean
  /** Sets the clock or adds a script, which would stay for the screens after it. */
  readonly needsOwnContext?: boolean
  /** Refusals that are part of it. */
  readonly refusals?: readonly RegExp[]
}

/** A screen that needs nothing made. */
export const at = (path: string) => (): Place => ({ path })
