import { z } from 'zod'

/** The history state of a screen opened from a list: leaving it goes one step back, to the very place. */
export const openedFromList = { isFromList: true } as const

const stateSchema = z.object({ isFromList: z.literal(true) })

export const wasOpenedFromList = (state: unknown): boolean => stateSchema.safeParse(state).success
