import type { AssignCaseInput } from '#contract/inbox/schemas.ts'
import { endOfIndiaDayAfter, indiaDate, startOfIndiaDate } from '#contract/india-time.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { AppError } from '#server/lib/app-error.ts'

type Owned = { readonly owner_id: string | null; readonly owner_name: string | null }
type Worked = Owned & {
  readonly note: string
  readonly is_waiting: boolean
  readonly due_at: Date
}

/** @throws AppError TAKEN_BY_OTHER unless the admin has the case, or nobody has it */
export function requireFreeFor(owned: Owned, adminId: string): void {
  if (owned.owner_id !== null && owned.owner_id !== adminId) {
    throw new AppError('TAKEN_BY_OTHER', { values: { name: owned.owner_name ?? '' } })
  }
}

type Change = {
  readonly owner_id: string | null
  readonly note: string
  readonly is_waiting: boolean
  /** Undefined where it stays. */
  readonly due_at: Date | undefined
  /** For the audit record. */
  readonly said: MessageKey
}

/**
 * What an admin's input makes of a case; undefined when it is so already. The case of another admin can be handed on by
 * somebody who saw whose it is.
 * @throws AppError TAKEN_BY_OTHER
 */
export function changeOf(
  worked: Worked,
  adminId: string,
  { ownerId: newOwner, seenOwner, ...input }: AssignCaseInput,
): Change | undefined {
  const ownerId = newOwner === undefined ? worked.owner_id : newOwner === 'nobody' ? null : newOwner
  const isNewOwner = ownerId !== worked.owner_id
  const isSeen = worked.owner_id === (seenOwner ?? null)
  if (!(isNewOwner && isSeen)) requireFreeFor(worked, adminId)
  const { note = worked.note, isWaiting = worked.is_waiting, dueOn } = input
  const isNoted = note !== worked.note
  const isMoved = dueOn !== undefined && dueOn !== indiaDate(worked.due_at)
  if (!isNewOwner && !isNoted && !isMoved && isWaiting === worked.is_waiting) return undefined
  return {
    owner_id: ownerId,
    note,
    is_waiting: isWaiting,
    due_at: isMoved ? endOfIndiaDayAfter(startOfIndiaDate(dueOn), 0) : undefined,
    said: isNewOwner
      ? ownerSaid(ownerId, adminId)
      : isNoted
        ? 'audit.noted'
        : isMoved
          ? 'audit.dueMoved'
          : waitSaid(isWaiting),
  }
}

const ownerSaid = (ownerId: string | null, adminId: string): MessageKey =>
  ownerId === null ? 'audit.givenBack' : ownerId === adminId ? 'audit.taken' : 'audit.handedOn'

const waitSaid = (isWaiting: boolean): MessageKey =>
  isWaiting ? 'audit.waits' : 'audit.waitsNoMore'
