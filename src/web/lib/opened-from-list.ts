import { isShape } from './api/shapes.ts'

/**
 * The history state of a screen opened from a list. Closing it goes back one step, to the same
 * position.
 */
export const openedFromList = { isFromList: true } as const

export const wasOpenedFromList = (state: unknown): boolean =>
  isShape(state) && state['isFromList'] === true
