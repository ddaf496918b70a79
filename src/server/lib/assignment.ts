import type { AssignInput, Assignment } from '#contract/assignments/schemas.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { AppError } from './app-error.ts'

/** The columns of a request that admins take. */
type Assigned = {
  readonly owner_id: string | null
  readonly owner_name: string | null
  readonly note: string
}

/** Whether an admin may work on a request: nobody else has it. */
const isFreeFor = ({ owner_id: ownerId }: Assigned, adminId: string): boolean =>
  ownerId === null || ownerId === adminId

/** @throws AppError TAKEN_BY_OTHER */
export function requireFreeFor(request: Assigned, adminId: string): void {
  if (!isFreeFor(request, adminId)) {
    throw new AppError('TAKEN_BY_OTHER', { values: { name: request.owner_name ?? '' } })
  }
}

type Change = { readonly owner_id: string | null; readonly note: string; readonly said: MessageKey }

/**
 * What an admin's taking or giving back makes of a request; undefined when it is so already. A request of another admin can
 * be taken over by somebody who saw whose it is.
 * @throws AppError TAKEN_BY_OTHER
 */
export function assign(
  request: Assigned,
  adminId: string,
  { isTaken, seenOwner, note = request.note }: AssignInput,
): Change | undefined {
  const isTakenOver = isTaken && request.owner_id === (seenOwner ?? null)
  if (!isTakenOver) requireFreeFor(request, adminId)
  const ownerId = isTaken ? adminId : null
  const isSameOwner = ownerId === request.owner_id
  if (isSameOwner && note === request.note) return undefined
  const said = isSameOwner ? 'audit.noted' : isTaken ? 'audit.taken' : 'audit.givenBack'
  return { owner_id: ownerId, note, said }
}

export function presentAssignment(request: Assigned, adminId: string): Assignment {
  const { owner_id: id, owner_name: name, note } = request
  return { owner: id === null ? null : { id, name: name ?? '', isMe: id === adminId }, note }
}
