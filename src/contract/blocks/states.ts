import { limits } from '#contract/limits.ts'

/** A block holds at once; a second admin makes it final. */
export const blockStates = ['frozen', 'final', 'ended'] as const
export type BlockState = (typeof blockStates)[number]

type Block = {
  readonly isAgreed: boolean
  readonly isEnded: boolean
}

export function blockStateOf({ isAgreed, isEnded }: Block): BlockState {
  if (isEnded) return 'ended'
  return isAgreed ? 'final' : 'frozen'
}

type Agreement = {
  readonly state: BlockState
  readonly blockedBy: string
  readonly blockedAt: Date
}

/** Whether an admin may make a block final: a second one; where there is one admin alone, that one after a day. */
export function mayAgree(
  { state, blockedBy, blockedAt }: Agreement,
  admin: { readonly id: string; readonly isOnlyAdmin: boolean },
  now: Date,
): boolean {
  if (state !== 'frozen') return false
  if (admin.id !== blockedBy) return true
  const hours = (now.getTime() - blockedAt.getTime()) / 3_600_000
  return admin.isOnlyAdmin && hours >= limits.blockConfirmHours
}
