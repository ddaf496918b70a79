import { isShape } from './shapes.ts'

/** The history state of a screen opened from a list: leaving it goes one step back, to the very place. */
export const openedFromList = { isFromList: true } as const

export const wasOpenedFromList = (state: unknown): boolean =>
  isShape(state) && state['isFromList'] === true
